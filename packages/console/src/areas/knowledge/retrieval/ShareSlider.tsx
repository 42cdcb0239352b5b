import { Slider } from 'antd';
import { useId, useState } from 'react';

export interface ShareSliderProps {
  label: string;
  /** 0 to 1. */
  value: number;
  /** The thumb was let go somewhere else. */
  onChange: (value: number) => void;
}

/** A share that is moved about to see what changes. */
export const ShareSlider = ({ label, value, onChange }: ShareSliderProps) => {
  const id = useId();
  const [moved, setMoved] = useState<number>();
  const shown = moved ?? value;
  return (
    <div>
      <span id={id}>{label}</span> {shown.toFixed(2)}
      <Slider
        ariaLabelledByForHandle={id}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        tooltip={{ open: false }}
        onChange={setMoved}
        onChangeComplete={(next) => {
          setMoved(undefined);
          onChange(next);
        }}
      />
    </div>
  );
};
