import { Form, Switch } from 'antd';

interface SwitchRowProps {
  name: string;
  label: string;
  /** Under the switch: what it is for. */
  help?: string;
}

const beside = { flex: '112px' };

/** Something that is on or off, in line with how a question is kept. */
export const SwitchRow = ({ name, label, help }: SwitchRowProps) => (
  <Form.Item
    name={name}
    label={label}
    extra={help}
    valuePropName="checked"
    layout="horizontal"
    labelAlign="left"
    labelCol={beside}
    colon={false}
    style={{ margin: '16px 0 0' }}
  >
    <Switch />
  </Form.Item>
);
