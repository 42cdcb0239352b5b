import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { plainButton } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

const Tabs = styled.div`
  display: flex;
  gap: 20px;
  margin-bottom: 8px;
  overflow-x: auto;
  border-bottom: 1px solid ${tokens.line};
  scrollbar-width: none;
`;

const Tab = styled.button`
  ${plainButton}
  flex: none;
  height: 36px;
  color: ${tokens.text2};
  font-size: 13px;
  white-space: nowrap;

  &:hover {
    color: ${tokens.link};
  }

  &[aria-selected='true'] {
    color: ${tokens.text};
    font-weight: 600;
    box-shadow: inset 0 -2px ${tokens.brand};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${below.mobile} {
    height: 44px;
  }
`;

export interface DimensionTabsProps {
  label: string;
  dimensions: readonly { readonly code: string; readonly name: string }[];
  chosen: string;
  /** Of what the tabs are for. */
  panelId: string;
  tabId: (code: string) => string;
  onChange: (code: string) => void;
}

/** What a metric is told apart by: one stop for the keyboard, arrows choose. */
export const DimensionTabs = ({ label, dimensions, chosen, panelId, tabId, onChange }: DimensionTabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = dimensions.findIndex(({ code }) => code === chosen);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: dimensions.length - 1 }[event.key];
    const dimension = next === undefined ? undefined : dimensions[next];
    if (dimension === undefined) return;
    event.preventDefault();
    onChange(dimension.code);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(dimension.code))}`)?.focus();
  };
  return (
    <Tabs ref={list} role="tablist" aria-label={label}>
      {dimensions.map(({ code, name }) => (
        <Tab
          key={code}
          id={tabId(code)}
          type="button"
          role="tab"
          aria-selected={code === chosen}
          aria-controls={panelId}
          tabIndex={code === chosen ? 0 : -1}
          onClick={() => onChange(code)}
          onKeyDown={move}
        >
          {name}
        </Tab>
      ))}
    </Tabs>
  );
};
