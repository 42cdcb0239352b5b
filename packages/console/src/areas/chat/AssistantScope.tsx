import { RobotOutlined } from '@ant-design/icons';
import type { Assistant } from '@console/api/contract';
import { ScopeChip } from '@console/ui/chat';
import { Select } from 'antd';
import { useDictionary } from '../../locale/useDictionary.js';

export interface AssistantScopeProps {
  assistants: readonly Assistant[];
  value: string | undefined;
  onChange: (id: string) => void;
  /** The conversation has its assistant already. */
  fixed: boolean;
}

/** Who answers: chosen before the first question, said from then on. */
export const AssistantScope = ({ assistants, value, onChange, fixed }: AssistantScopeProps) => {
  const { chat, menuName } = useDictionary();
  const assistant = assistants.find(({ id }) => id === value);
  if (fixed || assistants.length < 2) {
    return assistant === undefined ? null : (
      <ScopeChip>
        <RobotOutlined aria-hidden />
        {menuName(assistant.assistantName)}
      </ScopeChip>
    );
  }
  return (
    <Select
      size="small"
      aria-label={chat.choose}
      value={value}
      onChange={onChange}
      options={assistants.map(({ id, assistantName }) => ({ value: id, label: menuName(assistantName) }))}
      popupMatchSelectWidth={false}
      prefix={<RobotOutlined aria-hidden />}
      style={{ minWidth: 140 }}
    />
  );
};
