import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { option } from './support/option.js';
import { giveToken, startStaff } from './support/staff.js';

/** Labels of a system hang on what there is: they are hung up, looked for, counted, and seen by nobody outside of it. */
let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
});
test.afterAll(() => backend?.stop());

const KNOWLEDGE = '/assistantAI/knowledgeBase/index';
const LABELS = '/configManagement/permissionSet/labelSystem/index';
const DETAILS = '/configManagement/permissionSet/labelSystem/labelSystemDetails';

const post = (path: string, body: object) => staff.asAdmin<{ id: string }>(path, 'POST', body);

/** A system with two labels, one below the other, open to this role. */
const addSystem = async (code: string, name: string, roleId: string, [top, below]: readonly [string, string]) => {
  const { id } = await post('tag/tagSystem/add', { code, name, roleIds: [roleId] });
  const { id: parentId } = await post('tag/tag/add', { tagSystemId: id, name: top });
  const { id: childId } = await post('tag/tag/add', { tagSystemId: id, name: below, parentId });
  return { id, parentId, childId };
};

test('FAQ are labelled together, found by a label above, counted where labels are kept, and cleared with the label', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const role = await staff.addRole('内容归类', [KNOWLEDGE, LABELS]);
  const { id: systemId } = await addSystem('E2E', '赛事归类', role, ['青少年赛事', 'U12']);
  const { id: kbId } = await post('knowBaseManage/add', { name: '归类的问答' });
  for (const question of ['小篮球多大', '球场多长', '门票退不退']) {
    await post('faq/addV2', { kbId, question, answer: `<p>${question}的答案。</p>` });
  }
  const keeper = await staff.addUser('郑归类', [role]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(keeper.account, keeper.password));
  const page = await context.newPage();
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('row', { name: new RegExp(name) }).filter({ visible: true });

  await page.goto(`${backend.origin}/#${KNOWLEDGE}?base=${kbId}&faq=${kbId}`);
  await row('小篮球多大').getByRole('checkbox').check();
  await row('球场多长').getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: '标注' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '加上' }).fill('U12');
  await option(page, '青少年赛事 / U12').click();
  await dialog.getByRole('combobox', { name: '加上' }).press('Escape');
  await dialog.getByRole('button', { name: /^标\s?注$/ }).click();
  await expect(page.getByText('已更新 2 项的标签')).toBeVisible();
  await expect(row('小篮球多大').getByText('U12')).toBeVisible();
  await expect(row('门票退不退').getByText('U12')).toHaveCount(0);

  // The filters come back once nothing is chosen.
  await page.getByRole('toolbar').getByRole('button', { name: '取消选择' }).click();
  // The label above stands for those below it, and the choice is in the address.
  await main.getByRole('combobox', { name: '体系标签' }).click();
  await option(page, '青少年赛事').click();
  await expect(row('门票退不退')).toHaveCount(0);
  await expect(row('球场多长')).toBeVisible();
  await page.reload();
  await expect(row('球场多长')).toBeVisible();
  await expect(row('门票退不退')).toHaveCount(0);

  // Where labels are kept it says on how much each hangs; one that goes is taken off there.
  await page.goto(`${backend.origin}/#${DETAILS}?id=${systemId}`);
  const label = main.getByRole('treeitem', { name: /U12/ }).filter({ visible: true }).last();
  await expect(label).toContainText('FAQ 2');
  // And leads there: the list is narrowed to it.
  await label.getByRole('link', { name: 'FAQ 2' }).click();
  await expect(row('小篮球多大')).toBeVisible();
  await expect(row('门票退不退')).toHaveCount(0);
  const list = await staff.call<{ id: string; name: string }[]>(`tag/tag/list?tagSystemId=${systemId}`, {
    token: await staff.tokenOf(keeper.account, keeper.password),
  });
  const u12 = list.find(({ name }) => name === 'U12')?.id ?? '';
  await staff.asAdmin(`tag/tag/removeByIds?idList=${u12}`, 'DELETE');
  await page.goto(`${backend.origin}/#${KNOWLEDGE}?base=${kbId}&faq=${kbId}`);
  await page.reload();
  await expect(row('小篮球多大')).toBeVisible();
  await expect(row('小篮球多大').getByText('U12')).toHaveCount(0);
  await context.close();
});

test('one label is taken into another, with all that carries it', async ({ browser }) => {
  const role = await staff.addRole('标签维护', [KNOWLEDGE, LABELS]);
  const { id: systemId, parentId, childId } = await addSystem('MERGE', '合并的体系', role, ['球迷', '铁粉']);
  const { id: kbId } = await post('knowBaseManage/add', { name: '合并的问答' });
  const { id: faqId } = await post('faq/addV2', { kbId, question: '怎么入会', answer: '<p>线上。</p>' });
  const keeper = await staff.addUser('周维护', [role]);
  const token = await staff.tokenOf(keeper.account, keeper.password);
  await staff.call('faq/labelByIds', { method: 'PUT', body: { idList: [faqId], add: [childId] }, token });
  const context = await browser.newContext();
  await giveToken(context, backend.origin, token);
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${DETAILS}?id=${systemId}&open=merge-${childId}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '合并到' }).click();
  await option(page, '球迷').click();
  await expect(dialog.getByText(/“铁粉”挂在 0 位客户、0 个文档、1 条 FAQ 上/)).toBeVisible();
  await dialog.getByRole('button', { name: /^合\s?并$/ }).click();
  await expect(page.getByText('“铁粉”已合并到“球迷”')).toBeVisible();
  const tree = page.getByRole('main').getByRole('tree').filter({ visible: true });
  await expect(tree.getByText('铁粉')).toHaveCount(0);
  await expect(tree).toContainText('FAQ 1');
  const left = await staff.call<{ id: string }[]>(`tag/tag/list?tagSystemId=${systemId}`, { token });
  expect(left.map(({ id }) => id)).toEqual([parentId]);
  await context.close();
});

test('labels of a system that is not open to somebody are neither shown to them nor hung up by them', async () => {
  const inside = await staff.addRole('里面', [KNOWLEDGE]);
  const outside = await staff.addRole('外面', [KNOWLEDGE]);
  const own = await addSystem('INSIDE', '里面的体系', inside, ['内部', '秘书处']);
  const { id: kbId } = await post('knowBaseManage/add', { name: '两边都看的库' });
  const { id: faqId } = await post('faq/addV2', { kbId, question: '谁能看', answer: '<p>都能。</p>' });
  const insider = await staff.addUser('钱里面', [inside]);
  const outsider = await staff.addUser('孙外面', [outside]);
  const [token, other] = await Promise.all(
    [insider, outsider].map(({ account, password }) => staff.tokenOf(account, password)),
  );
  const label = (as: string | undefined) =>
    staff.call('faq/labelByIds', {
      method: 'PUT',
      body: { idList: [faqId], add: [own.childId] },
      ...(as && { token: as }),
    });
  const labelsFor = async (as: string | undefined) => {
    const { list } = await staff.call<{ list: { labels: { name: string }[] }[] }>('faq/queryPage', {
      method: 'POST',
      body: { current: 1, size: 10, kbId },
      ...(as && { token: as }),
    });
    return list.flatMap(({ labels }) => labels.map(({ name }) => name));
  };
  await label(token);
  expect(await labelsFor(token)).toEqual(['秘书处']);
  expect(await labelsFor(other)).toEqual([]);
  await expect(label(other)).rejects.toThrow(/404/);
});
