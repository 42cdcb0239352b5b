import { styled } from 'styled-components';
import { below } from '../theme/layout.js';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background: ${(p) => p.theme.sheet};
  color: ${(p) => p.theme.text};
  font-size: 14px;
  line-height: 22px;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  min-height: 48px;
  padding: 0 16px 0 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  .search {
    width: 184px;
    margin-left: auto;
  }

  ${below.mobile} {
    flex-wrap: wrap;
    justify-content: space-between;
    padding: 4px 12px 4px 16px;

    .search {
      flex: 1 0 100%;
      width: 100%;
      margin: 0 0 4px;
    }
  }
`;

export const Scroller = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  overflow: auto;
  scrollbar-width: thin;

  > :first-child {
    flex: 1 0 auto;
  }
`;

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 0 12px;
  padding: 12px 16px 12px 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &[data-live] {
    cursor: pointer;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[data-hovered] {
    background: ${(p) => p.theme.tint};
  }

  &[data-active] {
    background: ${(p) => p.theme.sunken};
    cursor: auto;
  }

  &[data-active]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: ${(p) => p.theme.evidenceLine};
  }

  ${below.mobile} {
    grid-template-columns: 30px minmax(0, 1fr) auto;
    gap: 0 8px;
    padding: 12px 16px;
  }
`;

export const Numeral = styled.button`
  align-self: start;
  justify-self: start;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${(p) => p.theme.text3};
  font: inherit;
  font-size: 13px;
  cursor: pointer;

  [data-active] > & {
    color: ${(p) => p.theme.evidence};
    font-weight: 600;
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 2px;
  }
`;

export const Body = styled.div`
  min-width: 0;
`;

export const Path = styled.div`
  margin-bottom: 2px;
  overflow: hidden;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Text = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  [data-active] & {
    display: block;
  }

  [data-off] & {
    color: ${(p) => p.theme.text3};
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  margin-top: 4px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 20px;
  white-space: nowrap;
`;

export const Mark = styled.span`
  padding: 0 6px;
  border-radius: 4px;
  background: ${(p) => p.theme.hover};
  color: ${(p) => p.theme.text2};
`;

export const Checked = styled(Mark)`
  color: ${(p) => p.theme.ok};
`;

export const Questions = styled.ul`
  margin: 4px 0 0;
  padding: 0 0 0 16px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;

  button {
    height: 28px;
    padding: 0 10px;
    font-size: 13px;
  }

  ${below.mobile} {
    button {
      height: 36px;
      padding: 0 12px;
    }
  }
`;

export const Trouble = styled.p`
  margin: 4px 0 0;
  color: ${(p) => p.theme.error};
  font-size: 13px;
  line-height: 20px;
`;

export const Caution = styled(Trouble)`
  color: ${(p) => p.theme.warn};
`;

export const Compare = styled.button.attrs({ type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  color: ${(p) => p.theme.link};
  font: inherit;
  cursor: pointer;
`;

export const EditorFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;

  .hint {
    margin-right: auto;
  }

  ${below.mobile} {
    .hint {
      display: none;
    }
  }
`;

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  margin-top: auto;
  background: ${(p) => p.theme.sheet};
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  gap: 12px;
  min-height: 48px;
  padding: 0 16px 0 24px;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  ${below.mobile} {
    position: static;
    padding: 0 12px 0 16px;
  }
`;
