import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';

interface PlainTextProps {
  /** An antd Form gives these. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Characters at most. */
  max: number;
  /** Words that can be put at the end as long as `sign` does not stand there. Left out: there are none. */
  ending?: { label: string; text: string; sign: string } | undefined;
}

/** A text that everybody gets as it is written, but for what may be put at its end. */
export const PlainText = ({ id, value = '', onChange, max, ending }: PlainTextProps) => (
  <>
    <Input.TextArea
      id={id}
      value={value}
      maxLength={max}
      autoSize={{ minRows: 4, maxRows: 9 }}
      onChange={({ target }) => onChange?.(target.value)}
    />
    {ending && value.trim() !== '' && !value.includes(ending.sign) && (
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange?.(`${value}${ending.text}`)}
      >
        {ending.label}
      </Button>
    )}
  </>
);
