import { PlusOutlined } from '@ant-design/icons';
import { Button, ConfigProvider } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { ReadOut } from '../states/states.styles.js';
import { Tag } from '../states/Tag.js';
import { EditorContext } from './EditorContext.js';
import { ruleWords } from './locale.js';
import { NodeCount } from './NodeCount.js';
import { Adding, Excluded, Root } from './RuleEditor.styles.js';
import { RuleGroupView } from './RuleGroupView.js';
import { RuleRow } from './RuleRow.js';
import { childOf, isGroup, pathKey, type RulePath } from './ruleTree.js';
import type { EditedRules, RuleCounts, RuleField } from './types.js';
import { useRuleEditing } from './useRuleEditing.js';

export interface RuleEditorProps extends RootProps<HTMLDivElement> {
  /** The rules as they stand. */
  rules: EditedRules;
  /** Facts that can be asked for, by heading. */
  fields: readonly RuleField[];
  /** The rules after an edit. The same object has to come back as `rules`, or undo begins anew. */
  onChange: (rules: EditedRules) => void;
  /** How many people fit each rule and group alone. Default: nobody has counted. */
  counts?: RuleCounts;
  /** The counts are of rules that have changed since; they stay, paler. Default false. */
  counting?: boolean;
  /** Say at each condition what is wrong with it, e.g. after saving was tried. Default false. */
  checked?: boolean;
  /** They are only read. Default false. */
  readOnly?: boolean;
}

const noCounts: RuleCounts = {};
/** Fields of a row: lower than those of a form, and as high as a finger needs where there is little room. */
const wideFields = { token: { controlHeightSM: 28 } };
const narrowFields = { token: { controlHeightSM: 36 } };
const whole: RulePath = { block: 'rules', at: [] };
const out: RulePath = { block: 'exclude', at: [] };

/**
 * Conditions on people: rules and groups, three levels deep, and those who are left out. Rows are dragged by their handle, or
 * moved with the arrow keys on it; Ctrl Z takes back, Ctrl Shift Z and Ctrl Y do again.
 */
export const RuleEditor = (props: RuleEditorProps) => {
  const { rules, fields, onChange, counts = noCounts, counting = false } = props;
  const { checked = false, readOnly = false, ...root } = props;
  const words = useWords(ruleWords);
  const own = useRef<HTMLDivElement>(null);
  const { attributes, narrow } = useRoom(useSharedRef(own, root.ref), { least: 480 });
  const { verbs, said, dragged, drop, change, takeBack } = useRuleEditing({ rules, fields, root: own, onChange });
  const exclude = rules.exclude ?? [];

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || event.nativeEvent.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const step = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' && !event.shiftKey ? 'redo' : undefined;
    if (step === undefined) return;
    event.preventDefault();
    takeBack(step);
  };
  return (
    <ConfigProvider theme={narrow ? narrowFields : wideFields}>
      <RoomContext value={narrow}>
        <EditorContext value={{ fields, counts, counting, readOnly, checked, dragged, drop, ...verbs }}>
          <Root {...rootProps(root)} {...attributes} role="group" aria-label={words.title} onKeyDown={onKeyDown}>
            <RuleGroupView
              group={rules}
              path={whole}
              onChange={({ match, title }, about) => change({ ...rules, match, title }, about)}
            />
            {!readOnly && (
              <Adding data-path="add">
                <Button
                  size="small"
                  icon={<PlusOutlined aria-hidden />}
                  disabled={!verbs.canAdd(whole, 'rule')}
                  onClick={() => verbs.add(whole, 'rule')}
                >
                  {words.addRule}
                </Button>
                <Button
                  size="small"
                  icon={<PlusOutlined aria-hidden />}
                  disabled={!verbs.canAdd(whole, 'group')}
                  onClick={() => verbs.add(whole, 'group')}
                >
                  {words.addGroup}
                </Button>
                <Button
                  size="small"
                  icon={<PlusOutlined aria-hidden />}
                  disabled={!verbs.canAdd(out, 'rule')}
                  onClick={() => verbs.add(out, 'rule')}
                >
                  {words.addExclusion}
                </Button>
              </Adding>
            )}
            {exclude.length > 0 && (
              <Excluded aria-label={words.exclude}>
                <header>
                  <Tag tone="error">{words.exclude}</Tag>
                  <span>{words.excludeHelp}</span>
                  <NodeCount at="exclude" minus alone />
                </header>
                <ul>
                  {exclude.map((node, index) => {
                    const path = childOf(out, index);
                    return (
                      // As in a group: the place keeps the focus in the field that is typed into.
                      <li key={pathKey(path)}>
                        {isGroup(node) ? (
                          <RuleGroupView
                            group={node}
                            path={path}
                            onChange={(next, about) => verbs.replace(path, next, about)}
                          />
                        ) : (
                          <RuleRow rule={node} path={path} />
                        )}
                      </li>
                    );
                  })}
                </ul>
              </Excluded>
            )}
            <ReadOut>{said}</ReadOut>
          </Root>
        </EditorContext>
      </RoomContext>
    </ConfigProvider>
  );
};
