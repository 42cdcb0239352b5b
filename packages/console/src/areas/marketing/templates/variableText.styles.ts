import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What a variable is called, as a tag. */
export const VariableName = styled.span`
  display: inline-block;
  padding: 0 5px;
  border-radius: 4px;
  background: ${tokens.tint};
  color: ${tokens.linkOnTint};
  font-size: 13px;
  line-height: 20px;
`;

/** A field of text with its variables drawn as tags over it. */
export const Field = styled.div`
  position: relative;

  && textarea {
    padding-block: 3px;
    line-height: 24px;
  }

  &&[data-lines] textarea {
    padding-block: 7px;
    line-height: 26px;
  }
`;

/**
 * The same text in the same place, line by line, of which nothing is seen but the tags: they cover what is written for them. Caret,
 * selection, input methods and undo stay those of the field below.
 */
export const Tags = styled.div`
  position: absolute;
  box-sizing: border-box;
  overflow: hidden;
  color: transparent;
  pointer-events: none;

  > span {
    position: relative;
  }

  > span::before {
    position: absolute;
    /* The caret before it stays to be seen; what is written is covered to its end. */
    inset: -1px 0 -1px 1px;
    border-radius: 4px;
    background: ${tokens.tint};
    content: '';
  }

  > span::after {
    position: absolute;
    inset: -1px 0 -1px 1px;
    overflow: hidden;
    padding-inline: 3px;
    color: ${tokens.linkOnTint};
    font-size: 13px;
    line-height: 20px;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
    content: attr(data-label);
  }

  > span[data-unknown]::before {
    border: 1px dashed ${tokens.error};
    background: ${tokens.errorBg};
  }

  > span[data-unknown]::after {
    color: ${tokens.error};
  }

  /* Over two lines there is no one place for its name: it is read as it is written. */
  > span[data-broken]::before,
  > span[data-broken]::after {
    content: none;
  }

  > span[data-broken] {
    border-radius: 4px;
    background: ${tokens.tint};
    color: ${tokens.linkOnTint};
    box-decoration-break: clone;
  }

  *:focus-within > & > span[data-chosen]::before,
  *:focus-within > & > span[data-broken][data-chosen] {
    background: ${tokens.tint2};
    box-shadow: inset 0 0 0 1px ${tokens.focus};
  }

  /* Grounds are not drawn there, so nothing would be covered. */
  @media (forced-colors: active) {
    display: none;
  }
`;
