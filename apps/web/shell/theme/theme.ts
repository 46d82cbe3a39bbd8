import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'

/** Mantine wants ten shades of its primary colour; ours is one ink, which the tokens turn with the scheme. */
const ink: MantineColorsTuple = [
  'var(--stage)',
  'var(--sunk)',
  'var(--rule)',
  'var(--rule-2)',
  'var(--edge)',
  'var(--ink-3)',
  'var(--ink-2)',
  'var(--ink)',
  'var(--ink)',
  'var(--ink)',
]

const filled = { background: 'var(--ink)', hover: 'var(--mantine-primary-color-filled-hover)', color: 'var(--paper)' }
const danger = { background: 'transparent', hover: 'var(--sunk)', color: 'var(--danger)' }

export const theme = createTheme({
  colors: { ink, gray: ink },
  primaryColor: 'ink',
  defaultRadius: 4,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--ui)',
  headings: { fontFamily: 'var(--display)', fontWeight: '400' },
  variantColorResolver: (input) => {
    const usual = defaultVariantColorsResolver(input)
    if (input.color === 'danger') return { ...usual, ...danger, border: '1px solid var(--danger)' }
    if (input.variant === 'filled') return { ...usual, ...filled }
    if (input.variant === 'subtle')
      return { ...usual, color: 'var(--ink)', hover: 'var(--mantine-color-default-hover)' }
    return usual
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'var(--hit)' } },
    Button: { defaultProps: { size: 'sm' } },
    Drawer: { defaultProps: { lockScroll: false } },
    Menu: { defaultProps: { position: 'bottom-end', offset: 6, withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { lockScroll: false, centered: true } },
    NumberInput: { defaultProps: { hideControls: true } },
    Popover: { defaultProps: { shadow: 'md' } },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
    Slider: { defaultProps: { size: 3, thumbSize: 14 } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
  },
})
