import { DownOutlined } from '@ant-design/icons';
import { MenuOnDemand } from '@console/ui/on-demand';
import { focusRing, oneLine, plainButton, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

interface SwitcherProps {
  /** What is switched, for whoever cannot see where it stands: "系统". */
  label: string;
  /** Key of the option in force. */
  value: string;
  options: readonly { key: string; name: string }[];
  onChange: (key: string) => void;
}

const Opener = styled.button`
  ${plainButton}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 160px;
  height: 32px;
  padding: 0 8px;
  border-radius: 6px;
  color: ${tokens.text2};

  &:hover {
    background: ${tokens.hover};
  }

  > span:first-child {
    ${oneLine}
  }

  .anticon {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

/** One of a few things that the whole console works in, in the top bar. */
export const Switcher = ({ label, value, options, onChange }: SwitcherProps) => {
  const name = options.find(({ key }) => key === value)?.name ?? '';
  return (
    <MenuOnDemand
      placement="bottomRight"
      menu={{
        items: options.map((option) => ({ key: option.key, label: option.name })),
        selectedKeys: [value],
        onClick: ({ key }) => key !== value && onChange(key),
      }}
    >
      {(opener) => (
        <Opener type="button" aria-label={`${label}：${name}`} {...opener}>
          <span>{name}</span>
          <DownOutlined aria-hidden />
        </Opener>
      )}
    </MenuOnDemand>
  );
};
