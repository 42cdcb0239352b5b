import { RobotOutlined } from '@ant-design/icons';
import type { Assistant } from '@console/api/contract';
import { ScopeChip } from '@console/ui/chat';
import { Select } from 'antd';
import { useDictionary } from '../../locale/useDictionary.js';
import { useIsMobile } from '../../state/device.js';
import { AlsoAsked } from './AlsoAsked.js';

export interface AssistantScopeProps {
  assistants: readonly Assistant[];
  value: string | undefined;
  /** Of an open conversation: it is handed over with the next question. */
  onChange: (id: string) => void;
  /** This page is with one assistant. */
  fixed: boolean;
  /** Others that answer the next question as well. */
  also: readonly string[];
  /** Left out, one at a time is asked. */
  onAlsoChange?: ((ids: readonly string[]) => void) | undefined;
}

/** Who answers the next question. */
export const AssistantScope = ({ assistants, value, onChange, fixed, also, onAlsoChange }: AssistantScopeProps) => {
  const { chat, menuName } = useDictionary();
  const narrow = useIsMobile();
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
    <>
      <Select
        size="small"
        aria-label={chat.choose}
        value={assistant?.id}
        placeholder={chat.choose}
        onChange={onChange}
        options={assistants.map(({ id, assistantName }) => ({ value: id, label: menuName(assistantName) }))}
        popupMatchSelectWidth={false}
        prefix={<RobotOutlined aria-hidden />}
        style={{ minWidth: narrow ? 108 : 140, maxWidth: narrow ? 120 : undefined }}
      />
      {onAlsoChange && assistant && (
        <AlsoAsked
          assistants={assistants.filter(({ id }) => id !== value)}
          value={also.filter((id) => id !== value)}
          onChange={onAlsoChange}
          narrow={narrow}
        />
      )}
    </>
  );
};
