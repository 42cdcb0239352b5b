import { QuestionCircleOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import type { ReactNode } from 'react';
import type { Navigate } from '../link/PageLink.js';
import { PageLink } from '../link/PageLink.js';
import { Hint } from '../on-demand/Hint.js';
import { Band, Figure, Label } from './FigureBand.styles.js';
import { FigureContent } from './FigureContent.js';
import { Reading } from './Reading.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

/** A figure that has come, in words. */
export interface FigureReading {
  /** "46,215"; "—" where there is nothing to count. */
  value: string;
  /** The figure in full, where `value` is short for it: "1,234,567". */
  exact?: string;
  unit?: string;
  /** How it went, oldest first. Fewer than two: no line. */
  trend?: readonly number[];
  /** Beside the same length of time before. Left out: nothing to compare with. */
  change?: {
    /** "19.9%", "0.6 个百分点". */
    text: string;
    direction: 'up' | 'down' | 'same';
    /** Whether that is good, by meaning and not by direction; null: neither. */
    good: boolean | null;
    /** What it is compared with: "较前 30 天". */
    than: string;
  };
  /** In the place of a change: what else is to be said of it. */
  note?: ReactNode;
}

export interface BandFigure {
  key: string;
  label: string;
  /** What is counted, and how. */
  help?: string;
  /** Each figure loads, fails and refreshes for itself. */
  reading: Async<FigureReading>;
  /** The list behind the figure. */
  href?: string;
}

export interface FigureBandProps extends RootProps<HTMLUListElement> {
  /** Names the band: "运行概览". */
  label: string;
  /** Five at most. */
  figures: readonly BandFigure[];
  /** Called in the place of following the link of a figure. */
  onNavigate?: Navigate;
}

/** Key figures in one band between hairlines, each with its period and comparison. */
export const FigureBand = ({ label, figures, onNavigate, ...root }: FigureBandProps) => (
  <Band {...rootProps(root)} aria-label={label}>
    {figures.map(({ key, label: name, help, reading, href }) => (
      <Figure key={key}>
        <Label>
          {href === undefined ? (
            name
          ) : (
            <PageLink href={href} onNavigate={onNavigate}>
              {name}
            </PageLink>
          )}
          {help !== undefined && (
            <Hint title={help}>
              {(hinted) => <QuestionCircleOutlined tabIndex={0} aria-label={help} role="img" {...hinted} />}
            </Hint>
          )}
        </Label>
        <Reading reading={reading} name={name}>
          {(figure) => <FigureContent reading={figure} />}
        </Reading>
      </Figure>
    ))}
  </Band>
);
