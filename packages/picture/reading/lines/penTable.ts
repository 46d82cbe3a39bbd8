import type { StoredNet } from '../trace/recognise/net.ts'

/** What scripts/recognition/teachPenLines.ts learned from drawn pictures: written by it, never by hand. */
export const penTable: StoredNet = {
  inputs: 13,
  hidden: 12,
  outputs: 1,
  bytes:
    'BVpCFhssEyFOfDQhHQcEhwf1I/TwGaoIAgkDOov+LicnM/K28T79AUobCAcPDh5AlGQV/AwD9wD9EfwCptGO+QAFFdQu/gvx+jCPIxusBxMm+twA39zbg+sBjwr5+8/q1efw/pPxCr4JGd769L33+NaS5Bc0BZvuoelE0tJ5rz8JuwcWDG877z02uxXrFzsH2PkMK/whBtvq64rmBfo0A8lp2dNDjDcKZgMa/kkDjelDovZQR9g5CgdO4MTykjoE0RMAgJAHg6sMdSwCj+MFbiYCkDr/jZEIf9AHk6IGbGIHgYkJcOD9bog=',
}
