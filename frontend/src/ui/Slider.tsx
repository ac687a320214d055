import { forwardRef } from 'react';
import './slider.css';

declare module 'react' {
  interface CSSProperties {
    /** How much of a slider is filled, from 0 to 1. */
    '--share'?: number;
  }
}

interface SliderProps extends Omit<React.ComponentPropsWithoutRef<'input'>, 'type' | 'style' | 'className'> {
  readonly min: number;
  readonly max: number;
  /** What it shows now, whether or not the form holds it. */
  readonly shown: number;
}

/** A slider alike in every browser: browsers’ own have thumbs of 16 px, in some white on white. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider({ shown, ...input }, ref) {
  const { min, max } = input;
  return (
    <input
      {...input}
      ref={ref}
      type="range"
      className="slider"
      style={{ '--share': max > min ? (shown - min) / (max - min) : 0 }}
    />
  );
});
