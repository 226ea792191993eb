/**
 * Reports once that the page was hidden although the visitor had not gone on to another page or sent a form of this
 * site. It is inline and without dependencies, because landing pages are never hydrated. Following a link hides the
 * page as well, so a click on one of this site silences the report for the time in which it loads.
 */
export const BOUNCE_SCRIPT = `(function () {
  var went = 0, done = false;
  function goes() { went = Date.now(); }
  document.addEventListener('click', function (event) {
    var link = event.target && event.target.closest && event.target.closest('a[href]');
    if (link && link.origin === location.origin) goes();
  }, true);
  document.addEventListener('submit', goes, true);
  document.addEventListener('visibilitychange', function () {
    if (done || document.visibilityState !== 'hidden' || Date.now() - went < 15000) return;
    done = true;
    navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }));
  });
})();`;
