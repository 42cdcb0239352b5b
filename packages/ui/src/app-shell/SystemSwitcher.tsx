import { DownOutlined, LoadingOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { shellWords } from './locale.js';
import { Notice } from '../states/Notice.js';
import { surface } from '../theme/mixins.js';
import { styled } from 'styled-components';
import { ReadOut } from './AppShell.styles.js';
import { Problem, SystemButton } from './TopBar.styles.js';

export interface Systems {
  /** Empty: there is nothing to switch, and no switcher. */
  readonly items: readonly { readonly code: string; readonly name: string }[];
  /** Code of the one in force. */
  readonly value?: string;
  /** Answer with a promise: the menu waits for it, and says so where it rejects or answers false. */
  readonly onChange: (code: string) => Promise<unknown>;
}

const Panel = styled.div`
  ${surface}
  overflow: hidden;
  border-radius: 8px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow2};

  > ul {
    box-shadow: none !important;
  }
`;

/** Which system the console works in. Stays open while it switches, and says so when that fails. */
export const SystemSwitcher = ({ items, value, onChange }: Systems) => {
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  if (items.length === 0) return null;

  const name = items.find(({ code }) => code === value)?.name ?? words.systems;
  const switchTo = async (code: string) => {
    if (pending !== null) return;
    if (code === value) {
      setOpen(false);
      return;
    }
    setFailed(false);
    setPending(code);
    const done = await onChange(code).then(
      (answer) => answer !== false,
      () => false,
    );
    setPending(null);
    setFailed(!done);
    setOpen(!done);
  };
  const withProblem = (menu: ReactNode) => (
    <Panel>
      {failed && (
        <Problem>
          <Notice tone="error">{words.switchFailed}</Notice>
        </Problem>
      )}
      {menu}
    </Panel>
  );

  return (
    <MenuOnDemand
      open={open}
      onOpenChange={(next, { source }) => {
        // A choice closes it once the switch has come through.
        if (source === 'menu' || pending !== null) return;
        setFailed(false);
        setOpen(next);
      }}
      placement="bottomRight"
      popupRender={withProblem}
      menu={{
        items: items.map(({ code, name: label }) => ({
          key: code,
          label,
          disabled: pending !== null && pending !== code,
          ...(pending === code && { icon: <LoadingOutlined /> }),
        })),
        selectedKeys: value === undefined ? [] : [value],
        onClick: ({ key }) => void switchTo(key),
      }}
    >
      {(opener) => (
        <SystemButton type="button" aria-label={words.systemNow(name)} aria-busy={pending !== null} {...opener}>
          <span>{name}</span>
          {pending === null ? <DownOutlined aria-hidden /> : <LoadingOutlined aria-hidden />}
          <ReadOut role="status">{pending === null ? '' : words.switching}</ReadOut>
        </SystemButton>
      )}
    </MenuOnDemand>
  );
};
