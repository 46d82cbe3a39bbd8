import type { StoredNet } from '../trace/recognise/net.ts'

/** What scripts/recognition/teachPenLines.ts learned of a pen’s line by itself from drawn pictures: written by it, never by hand. */
export const penTable: StoredNet = {
  inputs: 29,
  hidden: 16,
  outputs: 1,
  bytes:
    'A+0Evc8hZuYo5V177RfdRjoIDiYaE/4skw4N6fbNGxUYAgQT/+RNFXXTFAcVMd/w4fnFABozkBLl7h1P7VpCQxuINV4Lqwkh5B3XBqn58PMPBx7zjQLrDxSMkRejDtLxC27kF+pKA/YlL7vFRYUP7AQORwgariUGC5ErFPct7BjyCiA70h8GwgbYo1i94+e5wwsNE0O7TeOOB1T75RwmKaX6xyJCghzMDW8C8ksl1kjDcNsOBL6bYf82JAQA/ULTCSUk8JIID7caQ6cWBO/h4BUd79oPB2RrvfQJptgG4x0hCY4kDwomA83p7RUyvwTAcx0lueMKBx4J5IJVALzMAvftnDUHsVTz++HO8Ir2B70ADgBBs62o/xTmyrdH41qCVAMQCPcsPXQ+ci36BXUY5dMrA0MI+ScxBxV81unRMxj+TEMFWRPId09Gi9wLMSrA5NAq4AUOyBnmVRGELAaNxc0JQGTpCaP0/+GK6MgIFRgf9g38Bv8Fg9gX8oXv5DAvAvPiIwfv9wbs4SWS3fXxtdjuBcH8/yEIBv7+8hDrAeX99/sqGOLnlPMFBSVUvxiqLs9NkbVnVFcC9wCvsvbbQvekF9OsHoJdHEYlBjeUAjkLNyIOC/HRIKIgJ84HCQ0HAQkHH+1u/hHY/hUa6wLYvfmKsxPwZPA3uxJNF9bowEdyG1OYTSnc8rc3GnvLmwR74QJ2LQFy+wV9RgZuBgRypQeA2QN/6AVtZwCBlAKMuwaGAgJ57/5wiASPRQZzsv+ECw==',
}

/** What it learned of one whose neighbours were judged. */
export const penTableAmong: StoredNet = {
  inputs: 36,
  hidden: 12,
  outputs: 1,
  bytes:
    'ANztkiWqLvYrOIvJ2wMFmY4a9QHlKwa6JhcD9dHv7AggIRkADRJy/4zLDvjwvAfTACPa0wPwCfQa5oqp66AL+wEAJm8iGzFo33pJvPYPAqLREfwH1I7rBuwM0gTw5Pj4UJKZ/uUsARgD9evE+GurnPzkQRFbBjBRj7RFHvfy0QDL4wPMEinkC5YgGMwnz4cFTECMI9pDYNo63ifyAkEg3SMJeWwDJOEKSgbXzse0/tbv7Ibhx1IAvH7t9wGdOvvVnyJMArypynzB3pUBcgFR2AAtAhE44A73rybc94kD5RK78v36D2j9WAx+AoK7DwPoq+nX5wnR8QPlhIOaVnbORcFOsR4GDxWY+iMUHSEXkQHoAh7GGPsti9KiADAGTwFD1DHyL9vch/sH0hEEDBWFBQ3lDkfspPiyACNbGvwmCM4z2oTEWQPDaymnZdPdRQIKDDoF7kgbq04Xd2HHCbf6Bbr86hUHwbaNGVgSEP0HEHsqvjPpppDGwRQD8wXh2/fv9/vlyCVsAv439ub/JRECPtACdAP5/M/s1PQA4NeU/iQAF/zmB9IX1MQIhTxBBFOVS0rpCvP4MtVLwgNy6VUk8XXgB0/hd9oGNxssrB9IiBrIz+Hx/pFy7k8Kwz8b9L2e++rcxhwNubqO7Tu6QwB9FACEVAGCWP5wLveM2AR59wOFyP+Nav50FgKTC/x6YQN3UOuNbg==',
}
