create table dictionary (
  dict_code text not null,
  dict_value text not null,
  dict_label text not null,
  dict_label_en text not null,
  order_num integer not null default 0,
  primary key (dict_code, dict_value)
);

insert into dictionary (dict_code, dict_value, dict_label, dict_label_en, order_num) values
  ('feedback_status', 'pending', '待处理', 'Pending', 1),
  ('feedback_status', 'processing', '处理中', 'In progress', 2),
  ('feedback_status', 'done', '已处理', 'Done', 3),
  ('feedback_status', 'ignored', '已忽略', 'Ignored', 4),
  ('document_status', 'waiting', '排队中', 'Waiting', 1),
  ('document_status', 'parsing', '解析中', 'Parsing', 2),
  ('document_status', 'ready', '已完成', 'Ready', 3),
  ('document_status', 'failed', '失败', 'Failed', 4),
  ('document_status', 'cancelled', '已取消', 'Cancelled', 5),
  ('document_type', 'pdf', 'PDF', 'PDF', 1),
  ('document_type', 'docx', 'Word', 'Word', 2),
  ('document_type', 'txt', '纯文本', 'Plain text', 3),
  ('document_type', 'md', 'Markdown', 'Markdown', 4),
  ('enabled', 'true', '启用', 'Enabled', 1),
  ('enabled', 'false', '停用', 'Disabled', 2),
  ('triple_entity_type', 'person', '人物', 'Person', 1),
  ('triple_entity_type', 'team', '球队', 'Team', 2),
  ('triple_entity_type', 'organisation', '机构', 'Organisation', 3),
  ('triple_entity_type', 'competition', '赛事', 'Competition', 4),
  ('triple_entity_type', 'place', '地点', 'Place', 5),
  ('triple_entity_type', 'rule', '规则', 'Rule', 6),
  ('triple_entity_type', 'other', '其他', 'Other', 7);
