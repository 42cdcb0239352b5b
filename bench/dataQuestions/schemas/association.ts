import { associationVocabulary } from '../../../packages/server/src/analysis/semantics/index.js';
import { count, distinct, meanOf, randomFrom, type Row, type Schema, shareOf, sumOf, timeAfter } from '../facts.js';

const assistants = ['文献助手', '财务助手', '通用助手', '智能客服', '传播助手'] as const;
const bases = ['竞赛规则库', '财务制度库', '新闻稿件库'] as const;
const roles = ['管理员', '裁判员', '俱乐部联络员'] as const;

const random = randomFrom(7);
const answers: Row[] = Array.from({ length: 6000 }, (_, id) => {
  const finished = random.chance(0.94);
  const liked = random.chance(0.2);
  const disliked = !liked && random.chance(0.03);
  const minutes = random.below(690 * 1440);
  return {
    id: `a${id}`,
    asked_at: timeAfter('2025-01-01', minutes),
    judged_at: liked || disliked ? timeAfter('2025-01-01', Math.min(minutes + random.below(4000), 689 * 1440)) : null,
    assistant: random.one(assistants),
    base: random.chance(0.9) ? random.one(bases) : null,
    role: random.one(roles),
    channel: random.one(['console', 'embed', 'chat']),
    repeated: random.chance(0.05),
    finished,
    stopped: !finished && random.chance(0.6),
    failed: !finished && random.chance(0.3),
    grounded: random.chance(0.93),
    from_faq: random.chance(0.4),
    liked,
    disliked,
    first_token_seconds: random.chance(0.97) ? (5 + random.below(30)) / 10 : null,
    seconds: 3 + random.below(20),
    citations: random.below(5),
    asker: random.below(120),
  };
});
const documents: Row[] = Array.from({ length: 500 }, (_, id) => ({
  id: `d${id}`,
  base: random.one(bases),
  type: random.one(['pdf', 'docx', 'txt', 'md']),
  status: random.one(['ready', 'ready', 'ready', 'ready', 'failed', 'waiting']),
  pages: 1 + random.below(60),
  chunks: 1 + random.below(200),
  uploaded_at: timeAfter('2025-01-01', random.below(690 * 1440)),
}));
const users: Row[] = Array.from({ length: 120 }, (_, key) => ({
  key,
  role: random.one(roles),
  enabled: random.chance(0.9),
  created_at: timeAfter('2025-01-01', random.below(690 * 1440)),
  last_seen_at: null,
}));

const answered = { table: 'answers', time: 'asked_at' };
const judged = { table: 'answers', time: 'judged_at' };

export const association: Schema = {
  name: 'association',
  vocabulary: associationVocabulary({ assistants, bases, roles }),
  columns: {
    answers: {
      id: 'varchar',
      asked_at: 'timestamp',
      judged_at: 'timestamp',
      assistant: 'varchar',
      base: 'varchar',
      role: 'varchar',
      channel: 'varchar',
      repeated: 'boolean',
      finished: 'boolean',
      stopped: 'boolean',
      failed: 'boolean',
      grounded: 'boolean',
      from_faq: 'boolean',
      liked: 'boolean',
      disliked: 'boolean',
      first_token_seconds: 'double',
      seconds: 'double',
      citations: 'integer',
      asker: 'integer',
    },
    documents: {
      id: 'varchar',
      base: 'varchar',
      type: 'varchar',
      status: 'varchar',
      pages: 'integer',
      chunks: 'integer',
      uploaded_at: 'timestamp',
    },
    users: { key: 'integer', role: 'varchar', enabled: 'boolean', created_at: 'timestamp', last_seen_at: 'timestamp' },
  },
  rows: { answers, documents, users },
  metrics: {
    question_count: { ...answered, where: (row) => row['repeated'] === false, of: count },
    answer_count: { ...answered, of: count },
    grounded_rate: {
      ...answered,
      of: shareOf(
        (row) => row['grounded'] === true && row['finished'] === true,
        (row) => row['finished'] === true,
      ),
    },
    ungrounded_count: {
      ...answered,
      of: (rows) => rows.filter((row) => row['finished'] === true && row['grounded'] === false).length,
    },
    satisfaction_rate: {
      ...judged,
      of: shareOf(
        (row) => row['liked'] === true,
        (row) => row['liked'] === true || row['disliked'] === true,
      ),
    },
    like_count: { ...judged, of: (rows) => rows.filter((row) => row['liked'] === true).length },
    dislike_count: { ...judged, of: (rows) => rows.filter((row) => row['disliked'] === true).length },
    first_token_seconds: { ...answered, of: meanOf('first_token_seconds') },
    active_users: { ...answered, of: distinct('asker') },
    faq_hit_rate: { ...answered, of: shareOf((row) => row['from_faq'] === true) },
    citation_count: { ...answered, of: sumOf('citations') },
    document_count: { table: 'documents', time: null, of: count },
    uploaded_documents: { table: 'documents', time: 'uploaded_at', of: count },
    parse_failure_rate: {
      table: 'documents',
      time: 'uploaded_at',
      of: shareOf(
        (row) => row['status'] === 'failed',
        (row) => row['status'] === 'failed' || row['status'] === 'ready',
      ),
    },
    page_count: { table: 'documents', time: null, of: sumOf('pages') },
    user_count: { table: 'users', time: null, of: count },
    new_users: { table: 'users', time: 'created_at', of: count },
  },
  dimensions: {
    assistant: 'assistant',
    base: 'base',
    role: 'role',
    channel: 'channel',
    type: 'type',
    document_status: 'status',
    enabled: 'enabled',
  },
};
