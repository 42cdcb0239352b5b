import { CheckOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { type Async, lookUp, type MessageProblem } from '@console/base';
import { AsyncView, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { Part, Problems, Quiet } from './templates.styles.js';
import { type TemplateWords, useTemplateWords } from './templateWords.js';

/** A variable that nothing is known for, of so many people. */
export interface EmptyVariable {
  readonly label: string;
  readonly count: number;
  /** That is what a part of them comes to for all. */
  readonly isAbout: boolean;
}

export interface CheckListProps {
  /** What was found. Nothing is fine before it is known by which rules. */
  checked: Async<readonly MessageProblem[]>;
  /** Variables that stay empty, each for so many people. Default: none is known of. */
  empty?: readonly EmptyVariable[];
  /** Goes to the field of one. Left out: nothing can be mended here. */
  onGo?: (field: string) => void;
}

const icons = { error: <CloseCircleOutlined />, warning: <WarningOutlined /> };

/** The field that a problem is in: "内容", "内容项 第 2 项 关键词". */
const placeOf = (field: string, words: TemplateWords): string => {
  const [name = '', at, part = ''] = field.split('.');
  const label = lookUp(words.fieldNames, name, name);
  return at === undefined ? label : `${label} ${words.fieldAt(Number(at) + 1)} ${lookUp(words.fieldParts, part, '')}`;
};

/** What the check found, errors first, each with the way to its field. */
export const CheckList = ({ checked, empty = [], onGo }: CheckListProps) => {
  const words = useTemplateWords();
  const problems = checked.state === 'ready' ? checked.data : [];
  const errors = problems.filter(({ level }) => level === 'error').length;
  const warnings = problems.length - errors + (checked.state === 'ready' ? empty.length : 0);
  const said = (count: number, isAbout: boolean) =>
    isAbout ? words.about(count.toLocaleString()) : count.toLocaleString();
  return (
    <Part aria-label={words.check}>
      <header>
        <h2>{words.check}</h2>
        {errors > 0 && <span data-level="error">{words.errors(errors)}</span>}
        {warnings > 0 && <span data-level="warning">{words.warnings(warnings)}</span>}
      </header>
      <AsyncView value={checked} what={words.rules} skeleton={<Skeletons shape="rows" count={2} />}>
        {(found) =>
          found.length === 0 && empty.length === 0 ? (
            <Quiet>
              <CheckOutlined aria-hidden /> {words.fine}
            </Quiet>
          ) : (
            <Problems>
              {found.map(({ code, level, field, said: about, limit = 0 }) => (
                <li key={`${code} ${field} ${about}`} data-level={level}>
                  <span role="img" aria-label={words.level[level]}>
                    {icons[level]}
                  </span>
                  <p>{words.named(placeOf(field, words).trim(), words.problems[code](about, limit))}</p>
                  {onGo && (
                    <Button type="link" size="small" onClick={() => onGo(field)}>
                      {words.goTo}
                    </Button>
                  )}
                </li>
              ))}
              {empty.map(({ label, count, isAbout }) => (
                <li key={`empty ${label}`} data-level="warning">
                  <span role="img" aria-label={words.level.warning}>
                    {icons.warning}
                  </span>
                  <p>{words.willBeEmpty(said(count, isAbout), label)}</p>
                </li>
              ))}
            </Problems>
          )
        }
      </AsyncView>
    </Part>
  );
};
