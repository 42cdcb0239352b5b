import { expect, type Page, test } from '@playwright/test';
import { askAnew } from './support/asking.js';
import { adminPassword, type Backend, startBackend } from './support/backend.js';
import { type Model, startModel } from './support/model.js';
import { signIn } from './support/people.js';
import { startStaff } from './support/staff.js';

/** Two PDFs, read into the knowledge graph and passed: a question that needs both is answered, and shows the way. */
const papers: Readonly<Record<string, string>> = {
  教练名单: '海河女篮的主教练是林志勇。教练员须持证上岗，名单由竞赛部在赛前两周核对，改动须书面报备。',
  场馆手册: '海河女篮的主场是滨江体育馆。场馆须提前检查，有出入的以手册为准，联系人变更时应通知赛区。',
};
const QUESTION = '林志勇带的球队主场在哪里？';

let model: Model;

test.beforeAll(async () => {
  model = await startModel(0);
});
test.afterAll(() => model?.stop());

/** The papers as PDFs, as a browser prints them. */
const printed = async (page: Page): Promise<Map<string, Uint8Array<ArrayBuffer>>> => {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, text] of Object.entries(papers)) {
    await page.setContent(`<h1>${name}</h1><p style="font: 16px/2 sans-serif">${text}</p>`);
    files.set(name, new Uint8Array(await page.pdf({ format: 'A4' })));
  }
  return files;
};

/** By the calls that the pages of the graph make too. */
const readIntoGraph = async (
  { origin }: Backend,
  method: 'text' | 'model',
  files: Map<string, Uint8Array<ArrayBuffer>>,
) => {
  const staff = await startStaff(origin);
  const token = await staff.tokenOf('admin', adminPassword);
  const rag = async <T>(path: string, method: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}/rag/${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { code, message, data }: { code: number; message: string; data: T } = await response.json();
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  const { id: knowBaseId } = await staff.asAdmin<{ id: string }>('knowBaseManage/add', 'POST', { name: '球队资料' });
  for (const [name, data] of files) {
    const form = new FormData();
    form.set('knowledgeBaseId', knowBaseId);
    form.set('file', new File([data], `${name}.pdf`, { type: 'application/pdf' }));
    await staff.asAdmin('knowledgeBaseUpload/uploadV2', 'POST', form);
  }
  await staff.asAdmin('aiAssistant/modify', 'PUT', { id: 'general', knowledgeBaseIds: [knowBaseId] });
  const read = () =>
    staff.asAdmin<{ total: number }>('knowledgeBaseUpload/queryPage', 'POST', {
      knowledgeBaseId: knowBaseId,
      status: 'ready',
      current: 1,
      size: 20,
    });
  await expect.poll(async () => (await read()).total, { timeout: 60_000 }).toBe(files.size);
  const { id } = await rag<{ id: string }>('tripleTasks/add', 'POST', { taskName: '球队', knowBaseId, method });
  const status = async () => (await rag<{ status: string }>(`tripleTasks/getById/${id}`, 'GET')).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('toReview');
  const { list } = await rag<{ list: { id: string; marks: string[]; predicate: string }[] }>(
    'tripleReview/queryPage',
    'POST',
    { taskId: id, current: 1, size: 100 },
  );
  const told = list.filter(({ marks, predicate }) => !marks.includes('no_sentence') && predicate.startsWith('主'));
  expect(told).toHaveLength(2);
  const decide = (which: typeof list, decision: 'accepted' | 'refused') =>
    rag('tripleReview/decide', 'PUT', { idList: which.map(({ id }) => id), decision });
  await decide(told, 'accepted');
  const others = list.filter((one) => !told.includes(one));
  if (others.length > 0) await decide(others, 'refused');
  await rag(`tripleTasks/pass/${id}`, 'PUT');
  await expect.poll(status, { timeout: 60_000 }).toBe('passed');
};

/** Opens the evidence numbered so, and answers its rail. */
const evidenceOf = async (page: Page, n: number) => {
  await page
    .getByRole('button', { name: new RegExp(`^依据 ${n}`) })
    .first()
    .click();
  return page.getByRole('complementary', { name: '依据' });
};

test('a question over two PDFs is answered through the graph without a model, and shows the way', async ({ page }) => {
  test.setTimeout(240_000);
  const files = await printed(page);
  const backend = await startBackend({});
  try {
    await readIntoGraph(backend, 'text', files);
    await signIn(page, backend.origin);
    const answer = await askAnew(page, backend.origin, QUESTION);
    await expect(answer).toContainText('海河女篮的主教练是林志勇');
    await expect(answer).toContainText('海河女篮的主场是滨江体育馆');
    const first = await evidenceOf(page, 1);
    await expect(first.getByRole('region', { name: /^沿知识图谱找到 · .*第 1 步，共 2 步$/ })).toBeVisible();
    await expect(first.getByText('教练名单.pdf')).toBeVisible();
    // Kept with the answer.
    await page.reload();
    const second = await evidenceOf(page, 2);
    await expect(second.getByRole('region', { name: /第 2 步，共 2 步$/ })).toBeVisible();
    await expect(second.getByRole('listitem').last()).toContainText('海河女篮 主场 滨江体育馆');
    await expect(second.getByText('场馆手册.pdf')).toBeVisible();
  } finally {
    await backend.stop();
  }
});

test('the same is extracted and answered by a model, which is given the way', async ({ page }) => {
  test.setTimeout(240_000);
  const files = await printed(page);
  const backend = await startBackend({ LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });
  try {
    const triple = (predicate: string, object: string, objectType: string) => ({
      subject: '海河女篮',
      subjectType: '球队',
      predicate,
      object,
      objectType,
      condition: '',
      sentence: `海河女篮的${predicate}是${object}。`,
      confidence: 0.9,
    });
    await model.says(
      JSON.stringify({ triples: [triple('主教练', '林志勇', '人员'), triple('主场', '滨江体育馆', '场馆')] }),
    );
    await readIntoGraph(backend, 'model', files);
    await model.says('林志勇带的是海河女篮 [1]，主场是滨江体育馆 [2]。');
    await signIn(page, backend.origin);
    const answer = await askAnew(page, backend.origin, QUESTION);
    await expect(answer).toContainText('主场是滨江体育馆');
    const evidence = await evidenceOf(page, 1);
    await expect(evidence.getByRole('region', { name: /^沿知识图谱找到/ })).toBeVisible();
  } finally {
    await backend.stop();
  }
});
