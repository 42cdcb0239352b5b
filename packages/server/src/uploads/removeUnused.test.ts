import {
  addFaq,
  addKnowledgeBase,
  addMessage,
  addUserFeedback,
  updateUserBaseInfo,
  uploadImage,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStorage } from '../files/index.js';
import { startApp, type TestUser } from '../testing/startApp.js';
import { removeUnusedUploads, uploadIdOf } from './index.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['faq', 'knowledge', 'messages'] });
});
afterAll(() => app.close());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const store = () => app.call(uploadImage, { file: new File([png], 'a.png') }, { as });

it('removes what nothing shows after a day, and keeps everything else', async () => {
  const { id: kbId } = await app.call(addKnowledgeBase, { name: '制度' }, { as });
  const [faq, message, feedback, avatar, unused, fresh] = [
    await store(),
    await store(),
    await store(),
    await store(),
    await store(),
    await store(),
  ];
  await app.call(addFaq, { kbId, question: '问', answer: `<img src="${faq}">` }, { as });
  await app.call(addMessage, { messageSubject: '图', content: `<img src="${message}">`, scope: 'all' }, { as });
  await app.call(addUserFeedback, { feedbackInfo: '图', imageUrl: feedback }, { as });
  const info = { username: '周岚', phoneNumber: '13800000031', email: 'zhou@example.com' };
  await app.call(updateUserBaseInfo, { id: as.userId, ...info, avatar }, { as });
  await app.db.query(sql`
    update uploads set created_at = now() - interval '25 hours' where id <> ${uploadIdOf(fresh)}`);
  const storage = diskStorage(`${app.config.dataDir}/files`);
  await removeUnusedUploads({ db: app.db, storage });
  const status = async (address: string) =>
    (await app.request(address, { headers: { authorization: as.token } })).status;
  expect(await Promise.all([faq, message, feedback, avatar, fresh, unused].map(status))).toEqual([
    200, 200, 200, 200, 200, 404,
  ]);
});
