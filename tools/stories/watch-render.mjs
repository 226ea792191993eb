// Runs in the page before Storybook, and is therefore not a module. It listens on Storybook's channel until the story
// and its play function are finished, and then sets `window.storyRendered` with the errors.
{
  const errors = [];
  const finish = () => {
    window.storyRendered = { errors };
  };
  const note = (payload) => {
    const parts = [payload].flat().flatMap((error) => [error?.title, error?.message, error?.description]);
    errors.push(`does not render: ${parts.filter(Boolean).join(': ') || 'for no stated reason'}`);
  };
  const listen = (channel) => {
    channel.on('storyFinished', finish);
    channel.on('docsRendered', finish);
    for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying']) channel.on(event, note);
    // After these events Storybook sends no event that the story has finished.
    for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
      channel.on(event, (payload) => {
        note(event === 'storyMissing' ? { message: 'there is no such story' } : payload);
        finish();
      });
    }
  };
  let own;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => own,
    set: (channel) => {
      own = channel;
      listen(channel);
    },
  });
}
