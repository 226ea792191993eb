#!/usr/bin/env bash
# What: a link of Remix with prefetch="intent" does more than preload when a pointer rests on it: it runs the module of the page it leads to,
#   to read that module's links. If the file is gone (a deployment removed it), Remix reloads the open document, although nobody followed the
#   link: whatever was typed is lost, and a navigation to a third page that is under way ends.
# Guess: prefetching adds <link> elements to the document; a file that cannot be loaded ahead is noticed when somebody follows the link.
# Seen: @remix-run/react 2.17.5 with react-router-dom 6.30.4 and React 18.3.1 in jsdom 26.1.0, which says "Not implemented: navigation" for
#   a reload. A page without any links is run just the same. With prefetch="none" and a pointer on the link nothing happens.
# Why it matters: on a phone the same begins with a touch that only scrolls. Members with an old page open lose a message half written.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error @remix-run/react@2.17.5 react-router-dom@6.30.4 react@18.3.1 react-dom@18.3.1 jsdom@26.1.0 >&2

cat >kept.cjs <<'JS'
exports.default = () => null
JS

cat >look.cjs <<'JS'
const { join } = require('node:path')
const { JSDOM, VirtualConsole } = require('jsdom')

const said = []
const virtualConsole = new VirtualConsole().on('jsdomError', ({ message }) => said.push(message.split(' (')[0]))
const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'https://shop.example/', virtualConsole })
window.__remixContext = { isSpaMode: false }
for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'MutationObserver'])
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true })
console.warn = () => {}
console.error = (message) => said.push(String(message).split(' `')[0].split('\n')[0].split(" '")[0])

const { createElement } = require('react')
const { createRoot } = require('react-dom/client')
const { createMemoryRouter, RouterProvider } = require('react-router-dom')
const { Link, UNSAFE_RemixContext } = require('@remix-run/react')

const route = (id, path, module) => ({ id, path, module, imports: [], hasLoader: false, hasAction: false, hasClientLoader: false })
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function rest(prefetch, file) {
  const module = join(process.cwd(), file)
  const routes = { open: route('open', '/', '/open.js'), other: route('other', '/other', module) }
  const value = { manifest: { routes }, routeModules: { open: {} }, future: { v3_singleFetch: true }, isSpaMode: false }
  const link = createElement(Link, { to: '/other', prefetch }, 'Other')
  const element = createElement(UNSAFE_RemixContext.Provider, { value }, link)
  const router = createMemoryRouter([{ id: 'open', path: '/', element }, { id: 'other', path: '/other', element: null }])
  const root = createRoot(document.getElementById('root'))
  root.render(createElement(RouterProvider, { router }))
  while (!document.querySelector('a')) await pause(5)
  document.querySelector('a').dispatchEvent(new window.MouseEvent('mouseover', { bubbles: true }))
  await pause(1000)
  const preloads = document.querySelectorAll('link[rel=modulepreload]').length
  const run = 'other' in value.routeModules ? 'run' : 'not run'
  console.log(`prefetch=${prefetch}, ${file}: at ${router.state.location.pathname}, ${preloads} preloaded, module ${run}; ${said.splice(0).join('; ') || 'quiet'}`)
  root.unmount()
}

rest('none', 'gone.cjs').then(() => rest('intent', 'kept.cjs')).then(() => rest('intent', 'gone.cjs')).then(() => process.exit(0))
JS

cat >expected.txt <<'TXT'
prefetch=none, gone.cjs: at /, 0 preloaded, module not run; quiet
prefetch=intent, kept.cjs: at /, 1 preloaded, module run; quiet
prefetch=intent, gone.cjs: at /, 1 preloaded, module not run; Error loading route module; Error: Cannot find module; Not implemented: navigation
TXT

node look.cjs >seen.txt
diff -u expected.txt seen.txt
echo "As described: resting on a link runs the page's module, and reloads the open page if it is gone."
