import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { PageDocument } from './document.tsx';
import { DocumentContext } from './root.tsx';

/**
 * Renders a page while it is prerendered, in two steps: the page, as React will meet it in the browser, and the document
 * round it with the router's scripts, which React will not.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The data of the page can be read once: it belongs to the document.
  const { serverHandoffStream: _data, ...withoutData } = context;
  const page = await render(<ServerRouter context={withoutData as EntryContext} url={request.url} />);
  const html = await render(
    <DocumentContext value={<PageDocument page={page} path={new URL(request.url).pathname} />}>
      <ServerRouter context={context} url={request.url} />
    </DocumentContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, { status, headers });
}

/** The whole markup. Rejects when anything in it fails: such a page must fail the build, not ship its error screen. */
function render(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // Every part in its place: React would put large ones elsewhere and have a script move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
