import { DeleteOutlined } from '@ant-design/icons';
import type { Role, SourceTable } from '@console/api/contract';
import { type Async, mapAsync } from '@console/base';
import { IconButton } from '@console/ui/button';
import { AsyncSelect } from '@console/ui/forms';
import { Input, Select } from 'antd';
import type { RuleDraft } from './ruleDrafts.js';
import { Rule } from './setup.styles.js';
import { useSetupWords } from './setupWords.js';

export interface RuleFieldsProps {
  /** Counted from 1. */
  number: number;
  rule: RuleDraft;
  tables: readonly SourceTable[];
  roles: Async<readonly Pick<Role, 'id' | 'name'>[]>;
  onChange: (rule: RuleDraft) => void;
  onRemove: () => void;
}

/** What members of one role see of one table. */
export const RuleFields = ({ number, rule, tables, roles, onChange, onRemove }: RuleFieldsProps) => {
  const words = useSetupWords();
  const columns = tables.find(({ name }) => name === rule.table)?.columns ?? [];
  const options = mapAsync(roles, (list) => list.map(({ id, name }) => ({ value: id, label: name })));
  return (
    <Rule aria-label={words.rule(number)}>
      <AsyncSelect
        aria-label={words.role}
        placeholder={words.role}
        what={words.role}
        optionFilterProp="label"
        single
        options={options}
        value={rule.roleId === undefined ? [] : [rule.roleId]}
        onChange={(ids) => onChange({ ...rule, roleId: ids[0] })}
      />
      <Select
        aria-label={words.table}
        placeholder={words.table}
        showSearch={{ optionFilterProp: 'label' }}
        options={tables.map(({ name, label }) => ({ value: name, label }))}
        {...(rule.table !== undefined && { value: rule.table })}
        onChange={(table: string) => onChange({ ...rule, table, columns: [] })}
      />
      <Select
        aria-label={words.columns}
        placeholder={words.allColumns}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        options={columns.map(({ name, label }) => ({ value: name, label }))}
        value={[...rule.columns]}
        onChange={(chosen: string[]) => onChange({ ...rule, columns: chosen })}
      />
      <Input
        aria-label={words.condition}
        placeholder={words.conditionHelp}
        maxLength={1000}
        value={rule.condition}
        onChange={({ target }) => onChange({ ...rule, condition: target.value })}
      />
      <IconButton label={words.removeRule(number)} icon={<DeleteOutlined aria-hidden />} onClick={onRemove} />
    </Rule>
  );
};
