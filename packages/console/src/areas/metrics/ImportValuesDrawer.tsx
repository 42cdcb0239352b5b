import { ApiError } from '@console/api';
import { useUploadMetricValues } from '@console/api/hooks/metricValues';
import {
  type CheckAnswer,
  type CheckRequest,
  ImportWizard,
  rowsSheet,
  type SendRequest,
} from '@console/ui/import-wizard';
import { useValueWords } from './valueWords.js';

/** Rows of one call: as many as an answer tells about one by one. */
const AT_ONCE = 100;

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  throw error;
};

interface ImportValuesDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Takes values of metrics from a spreadsheet: what is new, what is replaced and what is wrong is shown before. */
export const ImportValuesDrawer = ({ open, onClose }: ImportValuesDrawerProps) => {
  const { import: words } = useValueWords();
  const { run: upload } = useUploadMetricValues();
  const field = (key: keyof typeof words.columns, example: string, rest: { weight?: number; optional?: true } = {}) => {
    const [label = key, ...synonyms] = words.columns[key];
    return { key, label, synonyms, example, required: rest.optional !== true, weight: rest.weight ?? 1 };
  };
  const fields = [
    field('metric', 'u17_team_count', { weight: 2 }),
    field('time', '2026-11'),
    field('part', '', { optional: true }),
    { ...field('value', '1926'), kind: 'number' as const },
    field('note', '', { optional: true, weight: 2 }),
  ];

  const checkSome = async (rows: CheckRequest['rows'], signal: AbortSignal): Promise<CheckAnswer> => {
    const file = await rowsSheet(fields, rows);
    const answer = await upload({ dryRun: true, file }, { quiet: true, signal });
    const told = new Map(answer.rows.map(({ row, value, before }) => [row, { value, before }]));
    const wrong = new Set(answer.problems.map(({ row }) => row));
    const changes = (row: number): boolean => {
      const { value, before } = told.get(row) ?? { value: null, before: null };
      return before !== null && before !== value;
    };
    const isSame = (row: number): boolean => {
      const found = told.get(row);
      return !wrong.has(row) && (found === undefined || found.before === found.value);
    };
    const numbers = rows.map(({ row }) => row);
    return { problems: answer.problems, changed: numbers.filter(changes), same: numbers.filter(isSame) };
  };
  const check = async ({ rows, signal, onProgress }: CheckRequest): Promise<CheckAnswer> => {
    const answers: CheckAnswer[] = [];
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      answers.push(await checkSome(rows.slice(from, from + AT_ONCE), signal));
      onProgress(Math.min(rows.length, from + AT_ONCE));
    }
    return {
      problems: answers.flatMap(({ problems }) => problems),
      changed: answers.flatMap(({ changed = [] }) => changed),
      same: answers.flatMap(({ same = [] }) => same),
    };
  };
  const send = async ({ rows }: SendRequest) => {
    const file = await rowsSheet(fields, rows);
    const { problems } = await upload({ dryRun: false, file }, { quiet: true });
    const refused = new Set(problems.map(({ row }) => row));
    return { taken: rows.flatMap(({ row }) => (refused.has(row) ? [] : [row])), refused: problems };
  };

  return (
    <ImportWizard
      open={open}
      onClose={onClose}
      title={words.title}
      intro={words.intro}
      fields={fields}
      count={words.count}
      limits={{ rows: 10_000, bytes: 10 * 1024 * 1024 }}
      width={1080}
      atOnce={AT_ONCE}
      check={check}
      send={send}
      messageOf={messageOf}
    />
  );
};
