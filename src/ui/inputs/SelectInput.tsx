/** A choice of one out of a list: Mantine's Select, so that assistive technology finds its way in the open list too. */
import { Select, type SelectProps } from '@mantine/core';

const styles = { options: { maxHeight: 320, overflowY: 'auto' } } as const;

/** Beside its input in the page, as that is within a landmark; fixed, so that a dialog does not cut it off. */
const besideInput = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** The list itself scrolls: a scrolling box around it would be one more thing that the keyboard has to reach. */
export function SelectInput(props: SelectProps) {
  return (
    <Select
      {...props}
      withScrollArea={false}
      styles={styles}
      comboboxProps={besideInput}
      // Whoever types into a list that can be searched looks for something else than what stands there.
      onClick={(event) => {
        if (props.searchable === true) event.currentTarget.select();
      }}
    />
  );
}
