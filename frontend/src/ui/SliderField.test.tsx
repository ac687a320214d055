// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { onScreen } from '../test/on-screen';
import { SliderField } from './SliderField';

function Form(): React.JSX.Element {
  const { register, control } = useForm({ defaultValues: { workload: 5 } });
  const workload = useWatch({ control, name: 'workload' });
  return (
    <SliderField
      label="Workload"
      registration={register('workload', { valueAsNumber: true })}
      value={workload}
      band={{ label: 'Fair', tone: 'yellow' }}
      scale={{ minimum: 1, maximum: 10, step: 1 }}
    />
  );
}

it('says where it is, and fills as far', () => {
  onScreen(<Form />);
  const slider = screen.getByRole('slider', { name: 'Workload' });
  const filled = () => Number(slider.style.getPropertyValue('--share'));
  expect(filled()).toBeCloseTo(4 / 9);
  fireEvent.change(slider, { target: { value: '10' } });
  expect(screen.getByText('10/10')).toBeTruthy();
  expect(slider.getAttribute('aria-valuetext')).toBe('10 of 10, Fair');
  expect(filled()).toBe(1);
});
