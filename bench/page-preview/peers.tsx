import { PdfPreview } from '@console/ui/pdf-source';
import { ConsoleProvider } from '@console/ui/provider';
import * as pdfjs from 'pdfjs-dist';
import { createRoot } from 'react-dom/client';
import 'pdfjs-dist/web/pdf_viewer.css';

/** A document on the screen. */
export interface Shown {
  /** Settles when the page is drawn and, from page 700 on, its region lit. */
  go: (page: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Shows the first page of a PDF in `host`, and settles when it is drawn. */
export type Peer = (host: HTMLElement, url: string) => Promise<Shown>;

const WAIT = 60_000;

const until = (check: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const look = () => {
      if (check()) resolve();
      else if (performance.now() - began > WAIT) reject(new Error('not drawn in time'));
      else requestAnimationFrame(look);
    };
    look();
  });

/** Five regions on each of a thousand pages. */
const regions = Array.from({ length: 5000 }, (_, index) => {
  const page = Math.floor(index / 5) + 1;
  const top = 120 + (index % 5) * 110;
  return { id: `r${index}`, label: String(index), positions: [[page, 96, 690, top, top + 90] as const] };
});

const isLit = (host: HTMLElement, page: number): boolean => {
  const lit = host.querySelector(`[data-page="${page}"] [data-lit]`)?.getBoundingClientRect();
  const frame = host.getBoundingClientRect();
  return lit !== undefined && lit.bottom > frame.top && lit.top < frame.bottom;
};

export const ours: Peer = async (host, url) => {
  const root = createRoot(host);
  const draw = (page: number) =>
    root.render(
      <ConsoleProvider>
        <PdfPreview
          file={url}
          regions={regions}
          activeId={page > 1 ? `r${(page - 1) * 5 + 2}` : null}
          page={page}
          width="fit"
          toolbar={false}
          onSelect={() => {}}
        />
      </ConsoleProvider>,
    );
  const drawn = (page: number) => host.querySelector(`[data-page="${page}"] canvas`) !== null;
  draw(1);
  await until(() => drawn(1));
  return {
    go: async (page) => {
      draw(page);
      await until(() => drawn(page) && isLit(host, page));
    },
    close: async () => root.unmount(),
  };
};

Object.assign(globalThis, { pdfjsLib: pdfjs });
const viewer = await import('pdfjs-dist/web/pdf_viewer.mjs');

/** pdf.js's own viewer, and a rectangle laid over the page by hand: it knows no regions. */
const viewerWith =
  (options: Partial<Parameters<typeof pdfjs.getDocument>[0]> & object): Peer =>
  async (host, url) => {
    const container = document.createElement('div');
    // So much narrower that its pages, which it fits with less space beside them, come out as wide as ours.
    container.style.cssText = 'position:absolute;inset:0 33px 0 0;overflow:auto';
    const inner = document.createElement('div');
    inner.className = 'pdfViewer';
    container.append(inner);
    host.append(container);
    const eventBus = new viewer.EventBus();
    const linkService = new viewer.PDFLinkService({ eventBus });
    const view = new viewer.PDFViewer({ container, eventBus, linkService });
    linkService.setViewer(view);
    const drawnPages = new Set<number>();
    eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => drawnPages.add(pageNumber));
    eventBus.on('pagesinit', () => {
      view.currentScaleValue = 'page-width';
    });
    const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
    const worker = pdfjs.PDFWorker.create({ port });
    const task = pdfjs.getDocument({ url, worker, isEvalSupported: false, ...options });
    const document_ = await task.promise;
    view.setDocument(document_);
    linkService.setDocument(document_, null);
    await until(() => drawnPages.has(1));
    return {
      go: async (page) => {
        drawnPages.delete(page);
        const drawnAlready = container.querySelector(`[data-page-number="${page}"] canvas`) !== null;
        view.scrollPageIntoView({ pageNumber: page });
        await until(() => drawnAlready || drawnPages.has(page));
        const lit = document.createElement('div');
        lit.style.cssText = 'position:absolute;left:12%;width:75%;top:30%;height:8%;background:rgb(255 190 0 / .34)';
        container.querySelector(`[data-page-number="${page}"]`)?.append(lit);
      },
      close: async () => {
        view.cleanup();
        await task.destroy();
        worker.destroy();
        port.terminate();
        host.replaceChildren();
      },
    };
  };

export const peers: Record<string, Peer> = {
  ours,
  'viewer, as it comes': viewerWith({}),
  'viewer, sparing': viewerWith({ disableAutoFetch: true, disableStream: true }),
};
