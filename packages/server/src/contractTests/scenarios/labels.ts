import {
  addFaq,
  addKnowledgeBase,
  addTag,
  addTagSystem,
  deleteTagSystems,
  labelFaq,
  listLabelChoices,
  listTags,
  listTagSystems,
  listTagSystemsByRole,
  mergeTags,
  modifyTag,
  modifyTagSystem,
  pageTagSystems,
  readTagSystem,
  removeTags,
  setCurrentTagSystem,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

export const labels: Scenario = async ({ app, as, call }) => {
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${as.userId}`,
  );
  const roleIds = role === undefined ? [] : [role.id];
  const { id } = await call(addTagSystem, { code: 'CDP', name: '客户数据', description: '会员', roleIds });
  const { id: spare } = await call(addTagSystem, { code: 'AICDP', name: '智能客户数据' });
  await call(modifyTagSystem, { id, description: '会员与球迷' });
  await call(pageTagSystems, { current: 1, size: 20 });
  await call(listTagSystems, {});
  await call(readTagSystem, { id });
  await call(listTagSystemsByRole, {});
  await call(setCurrentTagSystem, { tagSystemId: id });
  const { id: tagId } = await call(addTag, { tagSystemId: id, name: '球迷', description: '到场观众' });
  const { id: childId } = await call(addTag, { tagSystemId: id, name: '季票', parentId: tagId });
  await call(modifyTag, { id: childId, name: '季票持有人', orderNum: 3 });
  await call(listTags, { tagSystemId: id });
  await call(listLabelChoices, {});
  const { id: kbId } = await call(addKnowledgeBase, { name: '会员服务' });
  const { id: faqId } = await call(addFaq, { kbId, question: '季票怎么退？', answer: '<p>到售票处办理。</p>' });
  await call(labelFaq, { idList: [faqId], add: [childId] });
  const { id: spareTag } = await call(addTag, { tagSystemId: id, name: '临时' });
  await call(removeTags, { idList: [spareTag] });
  const { id: doubled } = await call(addTag, { tagSystemId: id, name: '球迷朋友' });
  await call(mergeTags, { goneId: doubled, keptId: tagId });
  await call(deleteTagSystems, { idList: [spare] });
};
