import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { messageFinder } from './floor-messages';
import type { Messages } from './floor-messages';
import { readPageStyles } from './floor-styles';
import { makeFloor } from './floor-tree';
import { parseHtml } from './html-tree';

/** What the floors answer; written by the bench, read once. */
export interface FloorInput {
  /** Answered as it is at /static. */
  fixed: { body: string; headers: Record<string, string> };
  /** Rendered at /plain, /styled and /full. */
  page: { html: string; locale: string; messages: Messages };
}

/** A process of its own, so that its CPU is measured as the product's is: node:http and one floor per path. */
const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as FloorInput;
const document = parseHtml(input.page.html);
const styles = readPageStyles(document);
const { locale, messages } = input.page;
const intl = createIntl({ locale, messages, onError: () => {} }, createIntlCache());
const floors = {
  '/plain': makeFloor(document, { styles: undefined, findMessage: undefined }),
  '/styled': makeFloor(document, { styles, findMessage: undefined }),
  '/full': makeFloor(document, { styles, findMessage: messageFinder(messages, locale) }),
};
const body = Buffer.from(input.fixed.body, 'base64');
const headers = { ...input.fixed.headers, 'Content-Length': body.length };

function render(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady() {
        const out = new PassThrough();
        stream.pipe(out);
        text(out).then(resolve, reject);
      },
      onError: reject,
    });
  });
}

async function page(path: keyof typeof floors): Promise<string> {
  const element = floors[path].render();
  if (path === '/plain') return render(element);
  const sheet = new ServerStyleSheet();
  try {
    const told = path === '/full' ? createElement(RawIntlProvider, { value: intl }, element) : element;
    const html = await render(createElement(StyleSheetManager, { sheet: sheet.instance }, told));
    return html.replace('</head>', () => `${sheet.getStyleTags()}</head>`);
  } finally {
    sheet.seal();
  }
}

const answer: RequestListener = (request, response) => {
  const path = request.url ?? '/';
  if (path === '/static') return void response.writeHead(200, headers).end(body);
  if (path === '/facts') return void response.end(JSON.stringify(floors));
  if (!(path in floors)) return void response.writeHead(404).end();
  page(path as keyof typeof floors).then(
    (html) => {
      const made = Buffer.from(html);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': made.length }).end(made);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
};
const server = createServer(answer);
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
