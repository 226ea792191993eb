import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { FloorPage } from './floor-page';
import { makeFloor } from './floor-tree';

/** The input of the floors; the bench writes it, and their process reads it once. */
export interface FloorInput {
  /** The response of /fixed; the body in base64. */
  fixed: { body: string; headers: Record<string, string> };
  /** The page that /full renders. */
  page: FloorPage;
}

/**
 * A process of its own, so that its CPU is measured like that of the product: node:http and one floor for each path.
 */
const { fixed, page } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as FloorInput;
const intl = createIntl({ locale: page.locale, messages: page.messages, onError: () => {} }, createIntlCache());
const floor = makeFloor(page.root);
const body = Buffer.from(fixed.body, 'base64');
const headers = { ...fixed.headers, 'Content-Length': body.length };

function render(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

async function renderPage(): Promise<Buffer> {
  const sheet = new ServerStyleSheet();
  try {
    const speaking = createElement(RawIntlProvider, { value: intl }, floor());
    const html = await render(createElement(StyleSheetManager, { sheet: sheet.instance }, speaking));
    return Buffer.from(html.replace('</head>', () => `${sheet.getStyleTags()}</head>`));
  } finally {
    sheet.seal();
  }
}

async function sendPage(response: ServerResponse): Promise<void> {
  try {
    const page = await renderPage();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length }).end(page);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => {
  if (request.url === '/fixed') response.writeHead(200, headers).end(body);
  else void sendPage(response);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
