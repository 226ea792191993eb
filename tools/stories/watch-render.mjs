// Runs in the page before Storybook does, hence no module: listens on Storybook's channel until the story, its play
// function included, is done, and leaves `window.storyRendered` with what went wrong.
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
    // After these nothing finishes.
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
