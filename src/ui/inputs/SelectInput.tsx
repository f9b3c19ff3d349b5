/** Select: Mantine's Select with a list that assistive technology can reach. */
import { Select, type SelectProps } from '@mantine/core';

const styles = { options: { maxHeight: 320, overflowY: 'auto' } } as const;

/** Without a portal the list stays in a landmark; fixed, a dialog does not cut it off. */
const besideInput = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** The list itself scrolls, because a scroll area around it would be an extra stop for the keyboard. */
export function SelectInput(props: SelectProps) {
  return (
    <Select
      {...props}
      withScrollArea={false}
      styles={styles}
      comboboxProps={besideInput}
      // Typing replaces the present value instead of adding to it.
      onClick={(event) => {
        if (props.searchable === true) event.currentTarget.select();
      }}
    />
  );
}
