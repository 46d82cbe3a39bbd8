import { Popover, type PopoverProps } from '@mantine/core'
import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useState } from 'react'

interface FlyoutProps
  extends Pick<PopoverProps, 'position' | 'width' | 'withinPortal' | 'floatingStrategy' | 'middlewares'> {
  /** The button that opens and closes it. */
  button: ReactElement<{
    ref?: Ref<HTMLButtonElement>
    onClick?: () => void
    onKeyDown?: (event: KeyboardEvent) => void
  }>
  /** Names the panel, already translated; left out where its content names itself. */
  name?: string
  className?: string | undefined
  opened?: boolean
  /** Without room around its content. */
  bare?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A panel beside its button. Escape closes what lies on top: a list that is open in it first, then the panel. */
export function Flyout({
  button,
  name,
  className,
  opened: atFirst = false,
  bare = false,
  children,
  ...rest
}: FlyoutProps) {
  const [opened, setOpened] = useState(atFirst)
  const [target, setTarget] = useState<HTMLButtonElement | null>(null)
  const close = () => {
    // At once, so that the next key is heard where the button stands and not by the page.
    target?.focus({ preventScroll: true })
    setOpened(false)
  }
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened || hasOpenList(event.target)) return
    event.stopPropagation()
    close()
  }
  return (
    <Popover {...rest} opened={opened} onChange={setOpened} closeOnEscape={false} trapFocus>
      <Popover.Target>
        {cloneElement(button, { ref: setTarget, onClick: () => setOpened(!opened), onKeyDown: escaped })}
      </Popover.Target>
      <Popover.Dropdown className={className ?? ''} aria-label={name} onKeyDown={escaped} {...(bare ? { p: 0 } : {})}>
        {typeof children === 'function' ? children(close) : children}
      </Popover.Dropdown>
    </Popover>
  )
}

const hasOpenList = (target: EventTarget) =>
  target instanceof Element && target.matches('[aria-expanded="true"]:is([role="combobox"], [aria-haspopup="listbox"])')
