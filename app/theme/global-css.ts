import { color, fontSize, fontWeight, media, radius, space, spaceUnit, zIndex } from './tokens';

/** The global rules of every brand: reset, type, focus and the few classes that need no component. */
export const globalCss = `
*,::before,::after{box-sizing:border-box}
*{margin:0}
:root{--space:${spaceUnit}}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-gutter:stable;scroll-padding:max(72px,${space(20)}) 0 calc(var(--tab-bar,0px) + var(--action-bar,0px) + ${space(4)})}
html:has(dialog:modal){overflow:hidden;background:linear-gradient(${color('backdrop')} 0 0),${color('surface')}}
body{min-height:100vh;min-height:100dvh;background:${color('surface')};color:${color('text')};
font:400 ${fontSize('md')}/var(--leading) 'Open Sans Variable','Open Sans Fallback',Arial,sans-serif;
-webkit-font-smoothing:antialiased;overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}
h1,h2,h3,h4{font-weight:${fontWeight('heading')};font-stretch:var(--heading-stretch);letter-spacing:var(--heading-tracking);line-height:1.2;text-wrap:balance}
h1{font-size:${fontSize('2xl')}}
h2{font-size:${fontSize('xl')}}
h3{font-size:${fontSize('lg')}}
h4{font-size:${fontSize('md')}}
b,strong{font-weight:${fontWeight('strong')}}
small{font-size:${fontSize('sm')}}
.quiet{color:${color('text-muted')};font-size:${fontSize('sm')}}
p{text-wrap:pretty}
a{color:${color('primary-text')};text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:where(a[href^='mailto:'],a[href^='tel:'],.whole){display:inline-block;max-width:100%;overflow-wrap:anywhere}
:where(ul[class],ol[class]){list-style:none;padding:0}
img,picture,video,canvas,svg{display:block;max-width:100%}
svg[viewBox="0 0 24 24"]{flex:none;max-width:none}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer;border:0;background:none;padding:0;touch-action:manipulation}
button:disabled{cursor:not-allowed}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
table{border-collapse:collapse}
hr{border:0;border-top:1px solid ${color('line')}}
:focus{outline:0}
:focus-visible{outline:2px solid ${color('focus')};outline-offset:2px}
h1:focus,h2:focus,section:focus{outline:0}
::selection{background:${color('primary')};color:${color('on-primary')}}
[hidden]{display:none!important}
.visually-hidden:not(:focus):not(:active){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.tabular{font-variant-numeric:tabular-nums}
.skip-link{position:fixed;top:${space(2)};left:${space(2)};z-index:${zIndex('toaster')};padding:${space(3)} ${space(5)};border-radius:${radius('control')};
background:${color('primary')};color:${color('on-primary')};font-weight:${fontWeight('strong')};text-decoration:none;transform:translateY(-200%)}
.skip-link:focus{transform:none}
${media.below(20)}{body{hyphens:auto}a[href^='mailto:'],a[href^='tel:'],.whole,code{hyphens:none}p a[href^='mailto:'],dd a[href^='mailto:']{display:inline}}
${media.below(16)}{svg[viewBox="0 0 24 24"]{zoom:1.3}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
${media.forcedColors}{button{border:1px solid}dialog,[popover]{border:1px solid!important}a[aria-current],[aria-pressed='true']{border:2px solid Highlight!important}:focus-visible{outline-color:Highlight}}
@media print{body{background:#fff;color:#000}}
`.replaceAll('\n', '');
