import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that calls about the graph, its tasks, imports and their review end with. */
export const graphMessages: Messages = {
  entities_apart: {
    zh: '请选择同一知识库中的两个不同实体',
    en: 'Choose two different entities of the same knowledge base.',
  },
  entity_exists: {
    zh: '已有同名同类型的实体，可以合并',
    en: 'There is an entity of this name and kind already. The two can be merged.',
  },
  entity_not_found: gone('实体', 'entity'),
  graph_change_not_found: {
    zh: '这次修改已不能撤销：只能撤销自己一天内的修改',
    en: 'This change cannot be taken back. Only your own changes of the last day can.',
  },
  nothing_to_extract: { zh: '没有可以抽取的内容', en: 'There is nothing to extract from.' },
  nothing_to_pass: {
    zh: '没有已通过、待写入的三元组，请先审核',
    en: 'No triple is accepted and waiting to join the graph. Review them first.',
  },
  relationship_exists: { zh: '已有相同的关系', en: 'There is such a relationship already.' },
  relationship_not_found: gone('关系', 'relationship'),
  too_many_relationships: {
    zh: '关系过多，一次最多导出 {most} 条，请缩小范围',
    en: 'There are too many relationships: {most} at most can be exported at once. Narrow it down.',
  },
  triple_candidate_not_found: gone('三元组', 'triple'),
  triple_decision_not_found: {
    zh: '这次操作已不能撤销：只能撤销自己一天内的操作',
    en: 'This cannot be taken back. Only your own decisions of the last day can.',
  },
  triple_import_busy: {
    zh: '该导入正在读取或写入图谱，请等待完成',
    en: 'This import is being read or is joining the graph. Wait until that is done.',
  },
  triple_import_not_found: gone('导入记录', 'import'),
  triple_schema_kinds: {
    zh: '关系中用到了模式里没有的实体类型：{kinds}',
    en: 'Relations name kinds of entity that the schema does not have: {kinds}.',
  },
  triple_schema_not_found: gone('抽取模式', 'schema'),
  triple_task_not_found: gone('抽取任务', 'task'),
  triple_task_not_running: { zh: '抽取任务当前没有在执行', en: 'The task is not running.' },
  triple_task_running: {
    zh: '抽取任务正在执行，请等待完成或先取消',
    en: 'The task is running. Wait for it, or cancel it first.',
  },
  triple_unresolved: {
    zh: '与图谱中已有的关系矛盾，请先选择如何处理旧的关系',
    en: 'The graph says something else in its place. Choose what becomes of that first.',
  },
  triples_passing: {
    zh: '正在写入图谱，完成后才能继续审核',
    en: 'It is joining the graph. Go on when that is done.',
  },
  triples_unseen: {
    zh: '不能一次通过全部待看的三元组，只能通过其中稳妥的',
    en: 'All that nobody has looked at cannot be accepted at once. Accept the safe ones.',
  },
  unreadable_triples: {
    zh: '读不出三元组：须为 JSON 数组，每项包含 subject、predicate、object',
    en: 'No triples can be read: the file has to be a JSON list of objects with subject, predicate and object.',
  },
  wrong_triple_schema: {
    zh: '抽取模式文件有误：{reason}',
    en: 'This file is no schema. {reason}.',
  },
};
