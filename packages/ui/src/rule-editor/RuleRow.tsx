import { CloseOutlined, HolderOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { type DragEvent, type KeyboardEvent, useId } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { Around } from '../typing/Around.js';
import { useTyping } from '../typing/useTyping.js';
import { useEditing } from './EditorContext.js';
import { ruleWords } from './locale.js';
import { NodeCount } from './NodeCount.js';
import { Problem } from './RuleEditor.styles.js';
import { Handle, Row } from './RuleRow.styles.js';
import { ruleProblem } from './ruleProblems.js';
import { keptValues, nodeName, nodeText, operatorText } from './ruleText.js';
import { holds, pathKey, type RulePath } from './ruleTree.js';
import type { EditedRule, RuleField } from './types.js';
import { ValueField } from './ValueField.js';
import { ValueParts } from './ValueParts.js';

export interface RuleRowProps {
  rule: EditedRule;
  path: RulePath;
}

/** Fields under their headings, in the order in which the headings come. */
const groupsOf = (fields: readonly RuleField[]) =>
  [...new Set(fields.map(({ category }) => category))].map((category) => ({
    label: category,
    options: fields
      .filter((field) => field.category === category)
      .map(({ code, name }) => ({ value: code, label: name })),
  }));

/** Which half of a row the pointer is over. */
const sideOf = (event: DragEvent<HTMLElement>): 'before' | 'after' => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY < top + height / 2 ? 'before' : 'after';
};

/** One condition: attribute, comparison, value, and how many fit it alone. */
export const RuleRow = ({ rule, path }: RuleRowProps) => {
  const words = useWords(ruleWords);
  const id = useId();
  const typing = useTyping(undefined);
  const { fields, readOnly, checked, replace, remove, step, dragged, drop, onDrag, onOver, onDrop } = useEditing();
  const key = pathKey(path);
  const field = fields.find(({ code }) => code === rule.field);
  const name = nodeName(words, fields, rule);
  const found = checked || (rule.field !== '' && field === undefined) ? ruleProblem(fields, rule) : undefined;
  const problem = found === 'field' && rule.field === '' ? 'value' : found;
  const wrong = problem !== undefined;
  const inParts = field !== undefined && (field.spansTime || field.details.length > 0);

  const chooseField = (code: string) => {
    const operator = fields.find((one) => one.code === code)?.operators[0] ?? 'equals';
    replace(path, { field: code, operator, values: [] });
  };
  if (readOnly) {
    return (
      <Row>
        <span>{nodeText(words, fields, rule)}</span>
        <NodeCount at={key} />
      </Row>
    );
  }
  const onHandleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(path, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <>
      <Row
        data-path={key}
        data-drop={drop?.key === key ? drop.side : undefined}
        data-dragged={dragged && holds(dragged, path) ? '' : undefined}
        onDragOver={(event) => {
          if (onOver(path, sideOf(event))) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          onDrop();
        }}
      >
        <Handle
          type="button"
          data-handle=""
          draggable
          aria-label={words.move(name)}
          title={words.moveHelp}
          onKeyDown={onHandleKey}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            onDrag(path);
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <HolderOutlined aria-hidden />
        </Handle>
        <div data-part="attribute">
          <Around {...typing.around}>
            <Select
              size="small"
              style={{ width: '100%' }}
              aria-label={words.attributeOf(name)}
              aria-describedby={wrong ? `${id}-problem` : undefined}
              value={rule.field === '' ? null : field ? rule.field : name}
              placeholder={words.chooseAttribute}
              options={groupsOf(fields)}
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              {...(problem === 'field' && { status: 'error' as const })}
              onChange={chooseField}
            />
          </Around>
        </div>
        {field && (
          <div data-part="operator">
            <Select
              size="small"
              style={{ width: '100%' }}
              aria-label={words.operatorOf(name)}
              value={rule.operator}
              options={field.operators.map((value) => ({ value, label: operatorText(words, value, field.valueType) }))}
              popupMatchSelectWidth={false}
              onChange={(operator: string) =>
                replace(path, { ...rule, operator, values: keptValues(rule.operator, operator, rule.values) })
              }
            />
          </div>
        )}
        <div data-part="value">
          {field &&
            (inParts ? (
              <ValueParts
                field={field}
                rule={rule}
                wrong={wrong}
                onChange={(next, part) => replace(path, next, `${key} ${part}`)}
              />
            ) : (
              <ValueField
                fact={field}
                operator={rule.operator}
                values={rule.values}
                name={name}
                wrong={wrong}
                onChange={(values) => replace(path, { ...rule, values }, `${key} values`)}
              />
            ))}
        </div>
        <NodeCount at={key} />
        <IconButton size="small" label={words.remove(name)} icon={<CloseOutlined />} onClick={() => remove(path)} />
      </Row>
      {problem !== undefined && <Problem id={`${id}-problem`}>{words.problems[problem]}</Problem>}
    </>
  );
};
