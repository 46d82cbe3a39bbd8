import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { keyNames, onMac } from '../actions/keys.ts'

interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** The name, already translated: read out, and shown as a tip. */
  name: string
  /** What the tip says in place of the name, where the state has a word of its own. */
  tip?: string | undefined
  /** Its shortcut as an action writes it, such as 'mod+z'. */
  keys?: string
}

/** A button that is only a picture, with a name, a tip and its shortcut. */
export function IconButton({ name, tip = name, keys, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={keys ? `${tip}  ${keyNames(keys, onMac()).join(' ')}` : tip}>
      <ActionIcon aria-label={name} {...rest} />
    </Tooltip>
  )
}
