import { t } from '@annals/contracts/kernel/text';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { BadgeTone } from './Badge';
import { Slider } from './Slider';
import { Status } from './Status';
import './slider-field.css';

interface SliderFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly registration: UseFormRegisterReturn;
  readonly value: number;
  /** What the value means, in a word. */
  readonly band: { readonly label: string; readonly tone: BadgeTone };
  readonly scale: { readonly minimum: number; readonly maximum: number; readonly step: number };
}

/** A slider that says where it is, in figures and in words. */
export function SliderField(props: SliderFieldProps): React.JSX.Element {
  const { label, help, error, registration, value, band, scale } = props;
  const id = useId();
  const described = error === undefined ? help : error;
  return (
    <div className="slider-field">
      <div className="slider-field__head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="slider-field__value">
          {value}/{scale.maximum}
        </output>
        <Status tone={band.tone}>{band.label}</Status>
      </div>
      <Slider
        {...registration}
        id={id}
        shown={value}
        min={scale.minimum}
        max={scale.maximum}
        step={scale.step}
        aria-valuetext={t('{value} of {maximum}, {band}', {
          value,
          maximum: scale.maximum,
          band: band.label,
        })}
        aria-invalid={error !== undefined}
        aria-describedby={described === undefined ? undefined : `${id}-described`}
      />
      {described !== undefined && (
        <p className={error === undefined ? 'field__help' : 'field__error'} id={`${id}-described`}>
          {described}
        </p>
      )}
    </div>
  );
}
