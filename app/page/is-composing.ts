/** Safari ends a composition first and reports the key that ended it afterwards, with this code and isComposing false. */
const PROCESSED_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method (Japanese, Chinese, Korean …) and so is no command to the page. */
export function isComposing({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === PROCESSED_BY_INPUT_METHOD;
}
