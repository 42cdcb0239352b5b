import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { useRules } from '@console/ui/forms';
import { Button, Form, Input, Select, Switch } from 'antd';
import { Pair, Part, Title } from './functionForm.styles.js';
import { newParameter, parameterPlaces, parameterTypes } from './functionValues.js';
import { useFunctionWords } from './functionWords.js';

const MOST = 30;

const ParameterRow = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const words = useFunctionWords();
  const rules = useRules();
  const type = Form.useWatch<string | undefined>(['parameters', index, 'type'], Form.useFormInstance());
  return (
    <Part>
      <legend>{words.parameter(index + 1)}</legend>
      <IconButton label={words.removeParameter(index + 1)} icon={<DeleteOutlined />} onClick={onRemove} />
      <div>
        <Form.Item
          name={[index, 'name']}
          label={words.parameterName}
          rules={[
            rules.required(words.parameterName),
            { pattern: /^[A-Za-z_][\w.-]*$/, message: words.parameterNameRule },
          ]}
        >
          <Input maxLength={50} autoComplete="off" placeholder="day" />
        </Form.Item>
        <Pair>
          <Form.Item name={[index, 'type']} label={words.type}>
            <Select options={parameterTypes.map((value) => ({ value, label: words.types[value] }))} />
          </Form.Item>
          <Form.Item name={[index, 'place']} label={words.place}>
            <Select options={parameterPlaces.map((value) => ({ value, label: words.places[value] }))} />
          </Form.Item>
        </Pair>
        {type === 'string' && (
          <Form.Item name={[index, 'choices']} label={words.choices} extra={words.choicesHelp}>
            <Select mode="tags" open={false} suffixIcon={null} maxCount={30} tokenSeparators={[',', '，']} />
          </Form.Item>
        )}
        <Form.Item name={[index, 'description']} label={words.about}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name={[index, 'required']}
          label={words.required}
          layout="horizontal"
          colon={false}
          valuePropName="checked"
        >
          <Switch size="small" />
        </Form.Item>
      </div>
    </Part>
  );
};

/** What can be given to a call. */
export const ParameterFields = () => {
  const words = useFunctionWords();
  return (
    <>
      <Title>{words.parameters}</Title>
      <Form.List name="parameters">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <ParameterRow key={key} index={name} onRemove={() => remove(name)} />
            ))}
            <Button
              block
              type="dashed"
              icon={<PlusOutlined />}
              disabled={fields.length >= MOST}
              onClick={() => add(newParameter)}
            >
              {words.addParameter}
            </Button>
          </>
        )}
      </Form.List>
    </>
  );
};
