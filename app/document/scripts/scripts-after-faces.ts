/** The module of a page, as Remix writes it. User text cannot contain its beginning, since React escapes `<`. */
const MODULE = /<script type="module" async="">([^<]*)<\/script>/;
const ROUTE = /^import \* as (route\d+) from ("[^"]+");$/gm;
const PRELOAD = /<link rel="(modulepreload|preload(?=" as="fetch"))" /g;
/** Browsers do nothing about such a link. */
const LATER = 'later';
/** The page wakes up after this time at the latest, although a picture is still on its way. */
const LONGEST_MS = 2000;
/** Anyone who begins to use the page does not wait for its pictures. */
const USES = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'];

/**
 * Remix lets the scripts of a page come and run with its HTML: before the style sheet that styled-components takes over,
 * and while text and faces wait for the line and the processor. Here scripts and messages are fetched, and run, when the
 * pictures of the first screen have come and were painted, when someone uses the page, or after two seconds. Until
 * then links and forms work as without JavaScript.
 */
export function runAfterFaces(html: string): string {
  return html.replace(MODULE, (whole, text: string) => {
    const routes = [...text.matchAll(ROUTE)];
    if (routes.length === 0) return whole;
    return `<script type="module">${starter(routes, text.replaceAll(ROUTE, '').trim())}</script>`;
  });
}

/** Lets the scripts and messages that a page requests ahead wait for the same moment. */
export function fetchAfterFaces(html: string): string {
  return html.replaceAll(PRELOAD, `<link rel="${LATER}" data-rel="$1" `);
}

function starter(routes: RegExpMatchArray[], rest: string): string {
  const names = routes.map(([, name]) => name).join(',');
  const imports = routes.map(([, , url]) => `import(${url})`).join(',');
  return [
    `let begun;`,
    `function begin(){`,
    `if(begun)return;`,
    `for(const link of document.querySelectorAll('link[rel="${LATER}"]'))link.rel=link.dataset.rel;`,
    `begun=Promise.all([${imports}]).then(([${names}])=>{${rest}})`,
    `}`,
    `const painted=()=>requestAnimationFrame(()=>setTimeout(begin));`,
    `if(document.readyState==="complete")painted();else addEventListener("load",painted);`,
    `for(const use of ${JSON.stringify(USES)})addEventListener(use,begin,{once:true,passive:true,capture:true});`,
    `setTimeout(begin,${LONGEST_MS});`,
  ].join('\n');
}
