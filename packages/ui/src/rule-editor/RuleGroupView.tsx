import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { Segments } from '../segments/Segments.js';
import { useComposed } from '../typing/useComposed.js';
import { useEditing } from './EditorContext.js';
import { ruleWords } from './locale.js';
import { NodeCount } from './NodeCount.js';
import { Empty, Head, Match, Members, Problem, Title } from './RuleEditor.styles.js';
import { RuleRow } from './RuleRow.js';
import { childOf, isGroup, pathKey, type RulePath } from './ruleTree.js';
import type { EditedGroup } from './types.js';

export interface RuleGroupViewProps {
  group: EditedGroup;
  path: RulePath;
  /** Changes how its members are joined, or its name. */
  onChange: (group: EditedGroup, about?: string) => void;
}

/** Letters that a group's name takes. */
const LONGEST_TITLE = 50;

/** A group with all that is in it: no box, a guide along its members. */
export const RuleGroupView = ({ group, path, onChange }: RuleGroupViewProps) => {
  const words = useWords(ruleWords);
  const { readOnly, checked, replace, remove, add, canAdd, step } = useEditing();
  const key = pathKey(path);
  const outermost = path.at.length === 0;
  const usual = outermost ? words.outermost : words.group;
  const name = group.title?.trim() || usual;
  const composed = useComposed(group.title ?? '', (title) => onChange({ ...group, title }, `${key} title`));
  const isWrong = group.rules.length === 0 && checked;
  return (
    <div role="group" aria-label={name}>
      <Head data-path={key}>
        <Match>
          {readOnly ? (
            <b>{group.match === 'any' ? words.matches.any : words.matches.all}</b>
          ) : (
            <Segments
              label={words.matchOf(name)}
              options={[
                { value: 'all', label: words.matches.all },
                { value: 'any', label: words.matches.any },
              ]}
              value={group.match === 'any' ? 'any' : 'all'}
              onChange={(match) => onChange({ ...group, match })}
            />
          )}
        </Match>
        <Title
          {...composed}
          aria-label={words.groupName(name)}
          placeholder={usual}
          maxLength={LONGEST_TITLE}
          readOnly={readOnly}
        />
        {!outermost && !readOnly && (
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            autoFocus
            menu={{
              items: [
                {
                  key: 'rule',
                  label: words.addRuleTo,
                  disabled: !canAdd(path, 'rule'),
                  onClick: () => add(path, 'rule'),
                },
                {
                  key: 'group',
                  label: words.addGroupTo,
                  disabled: !canAdd(path, 'group'),
                  onClick: () => add(path, 'group'),
                },
                { type: 'divider' },
                { key: 'up', label: words.up, onClick: () => step(path, -1) },
                { key: 'down', label: words.down, onClick: () => step(path, 1) },
              ],
            }}
          >
            <IconButton size="small" label={words.addTo(name)} icon={<PlusOutlined />} aria-haspopup="menu" />
          </Dropdown>
        )}
        <NodeCount at={key} strong alone={outermost} />
        {!outermost && !readOnly && (
          <IconButton
            size="small"
            label={words.removeGroup(name)}
            icon={<CloseOutlined />}
            onClick={() => remove(path)}
          />
        )}
      </Head>
      {group.rules.length === 0 && !isWrong && <Empty>{outermost ? words.empty : words.emptyGroup}</Empty>}
      {isWrong && <Problem>{words.problems.empty}</Problem>}
      <Members>
        {group.rules.map((node, index) => {
          const own = childOf(path, index);
          return (
            // A condition has no name of its own; its place keeps the focus in the field that is typed into.
            <li key={pathKey(own)}>
              {isGroup(node) ? (
                <RuleGroupView group={node} path={own} onChange={(next, about) => replace(own, next, about)} />
              ) : (
                <RuleRow rule={node} path={own} />
              )}
            </li>
          );
        })}
      </Members>
    </div>
  );
};
