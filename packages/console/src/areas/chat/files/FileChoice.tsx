import type { DialogueFile } from '@console/api/contract';
import { Checkbox } from 'antd';
import { styled } from 'styled-components';

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: flex-start;

  .ant-checkbox-wrapper {
    overflow-wrap: anywhere;
  }
`;

export interface FileChoiceProps {
  files: readonly Pick<DialogueFile, 'id' | 'name'>[];
  /** Ids of those chosen. */
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  /** Given by the form field around. */
  id?: string;
}

/** Some of the files of a conversation, as a field of a form. */
export const FileChoice = ({ files, value = [], onChange, id }: FileChoiceProps) => (
  <Checkbox.Group value={[...value]} onChange={(ids) => onChange?.(ids)} style={{ width: '100%' }}>
    <List id={id}>
      {files.map((file) => (
        <Checkbox key={file.id} value={file.id}>
          {file.name}
        </Checkbox>
      ))}
    </List>
  </Checkbox.Group>
);
