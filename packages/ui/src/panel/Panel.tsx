import { type ComponentProps, type ReactNode, useId } from 'react';
import { widgetClass } from '../root/rootProps.js';
import { Head, Name, Note, Section, Tools } from './Panel.styles.js';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the part, for those who hear the page as well: "助手使用". */
  title: string;
  /** One small thing beside the title: how many there are, a legend. */
  note?: ReactNode;
  /** Buttons at the right end. */
  tools?: ReactNode;
  /** What the part shows. */
  children: ReactNode;
}

/** A named part of a page between hairlines, which its page draws. Never inside another one. */
export const Panel = ({ title, note, tools, children, ...rest }: PanelProps) => {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...rest} className={widgetClass(rest.className)}>
      <Head>
        <Name>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <Note>{note}</Note>}
        </Name>
        {tools !== undefined && <Tools>{tools}</Tools>}
      </Head>
      {children}
    </Section>
  );
};
