import type { Async } from '@console/base';
import type { Endpoint, ReplyOf } from '../contract/endpoint.js';
import {
  askAndStream,
  chatWithData,
  giveLike,
  insertTopic,
  pageTopics,
  readAnswer,
  readDocumentPage,
  streamAnswer,
  type Topic,
  uploadDocument,
} from '../contract/index.js';
import { useDeleteTopics, useInfiniteTopics, usePageTopics } from '../hooks/topics.js';
import { answerHook } from '../hooks/answerHook.js';
import { downloadHook } from '../hooks/downloadHook.js';
import { infiniteHook } from '../hooks/infiniteHook.js';
import { changeOf } from '../hooks/changeOf.js';
import { type Page, pageHook } from '../hooks/pageHook.js';
import { readHook } from '../hooks/readHook.js';
import { writeHook } from '../hooks/writeHook.js';
import type { Client } from './createClient.js';
import { saveSpreadsheet } from './saveFile.js';

/** Never run: what stands here has to pass, or be refused by, the type check. */
export const typeTests = (client: Client, signal: AbortSignal): void => {
  const exactly = <Wanted>(_value: Wanted) => undefined;

  void client.call(insertTopic, { title: '规则' }).then(({ id }) => exactly<string>(id));
  void client.call(pageTopics, { current: 1, size: 20, orders: [{ column: 'title', asc: true }] }).then((page) => {
    exactly<Topic[]>(page.list);
    exactly<Page<Topic>>(page);
    // @ts-expect-error a misspelt field of a row is refused
    exactly<string>(page.list[0]?.titel);
  });
  // @ts-expect-error a missing page is refused
  void client.call(pageTopics, { size: 20 });
  // @ts-expect-error a page that is no number is refused
  void client.call(pageTopics, { current: '1', size: 20 });
  // @ts-expect-error a field that the call does not have is refused
  void client.call(pageTopics, { current: 1, size: 20, keywords: '规则' });
  // @ts-expect-error a missing path parameter is refused
  void client.call(giveLike, { isLike: true });
  // @ts-expect-error an upload without its file is refused
  void client.call(uploadDocument, { knowledgeBaseId: 'k1' });
  // @ts-expect-error a file that is only its name is refused
  void client.call(uploadDocument, { knowledgeBaseId: 'k1', file: '规则.pdf' });

  void client.stream(
    streamAnswer,
    { id: 'a' },
    {
      signal,
      isLast: ({ event }) => event === 'done',
      onEvent: (event, id) => {
        exactly<number | null>(id);
        if (event.event === 'delta') exactly<string>(event.data.text);
        // @ts-expect-error an event that the stream does not have is refused
        if (event.event === 'finished') return;
      },
    },
  );

  void client.download(readDocumentPage, { documentId: 'd', page: 1 }).then((file) => exactly<Blob>(file));
  // @ts-expect-error a file is no envelope
  void client.call(readDocumentPage, { documentId: 'd', page: 1 });
  // @ts-expect-error a stream is no envelope
  void client.call(streamAnswer, { id: 'a' });
  // @ts-expect-error an envelope is no file
  void client.download(insertTopic, {});
  // @ts-expect-error a file is no stream
  void client.stream(readDocumentPage, { documentId: 'd', page: 1 }, { signal, isLast: () => true, onEvent: () => {} });
  // @ts-expect-error an envelope is no stream
  void client.stream(insertTopic, {}, { signal, isLast: () => true, onEvent: () => {} });

  // @ts-expect-error a write is not read
  readHook(insertTopic);
  // @ts-expect-error what a model is asked is not read, cached and asked again
  readHook(chatWithData);
  // @ts-expect-error a file is not read into the cache
  readHook(readDocumentPage);
  // @ts-expect-error a stream is not read into the cache
  readHook(streamAnswer);
  // @ts-expect-error a read is no write
  writeHook(pageTopics);
  // @ts-expect-error an envelope is not downloaded
  downloadHook(pageTopics);
  // @ts-expect-error a stream is no file
  downloadHook(streamAnswer);
  // @ts-expect-error a stream is no file
  void client.download(streamAnswer, { id: 'a' });
  // @ts-expect-error a write has no pages
  pageHook(insertTopic);
  // @ts-expect-error a write has no rows to load more of
  infiniteHook(insertTopic);
  // @ts-expect-error a read of one thing has no rows to load more of
  infiniteHook(readAnswer);
  // @ts-expect-error a stream is no write that ends with a reply
  writeHook(askAndStream);
  // @ts-expect-error a file is no write that ends with a reply
  writeHook(readDocumentPage);
  // @ts-expect-error an envelope is no spreadsheet
  void saveSpreadsheet(client, pageTopics, { current: 1, size: 1 }, { name: '会话' });
  const anyCall = (entry: Endpoint) => {
    // @ts-expect-error a call whose kind is not known is neither read
    readHook(entry);
    // @ts-expect-error nor called
    void client.call(entry, {});
  };
  exactly<(entry: Endpoint) => void>(anyCall);
  writeHook(insertTopic, {
    optimistic: [
      // @ts-expect-error a field that the read does not answer is refused
      changeOf(pageTopics, (page, { title }: { title?: string }) => ({ ...page, list: [{ ...page.list[0], title }] })),
    ],
  });
  // @ts-expect-error what asks is not taken up again after a lost connection
  answerHook({ stream: askAndStream });

  exactly<ReplyOf<typeof insertTopic>>({ id: 'a' });
  // @ts-expect-error a reply of another shape is refused
  exactly<ReplyOf<typeof insertTopic>>({ name: 'a' });
};

/** As above, for hooks. */
export const useTypeTests = (): void => {
  const exactly = <Wanted>(_value: Wanted) => undefined;
  const { state, data } = usePageTopics({ current: 1, size: 20 });
  exactly<Async<Page<Topic>>>(state);
  exactly<Topic[] | undefined>(data?.list);
  usePageTopics(null);
  // @ts-expect-error a missing input is refused
  usePageTopics();
  // @ts-expect-error data is only there once it is ready
  exactly<Page<Topic>>(state.data);

  const grown = useInfiniteTopics({ keyword: '规则' });
  exactly<Topic[] | undefined>(grown.data?.list);
  exactly<() => void>(grown.loadMore);
  // @ts-expect-error the hook turns its pages itself
  useInfiniteTopics({ current: 2 });

  const { run } = useDeleteTopics();
  void run({ idList: ['a'] });
  // @ts-expect-error a list that is only one id is refused
  void run({ idList: 'a' });
  // @ts-expect-error a call without its input is refused
  void run();
};
