import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': 'แบรนด์วัดจากรูปอย่างน้อย {least} รูป',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    'บรีฟต้องเป็นไฟล์ข้อความ, Markdown, PDF หรือ Word ไฟล์นี้ไม่ใช่',
  'A canvas holds at most {most} layers; merge some first': 'ผืนผ้าใบมีได้ไม่เกิน {most} เลเยอร์ กรุณารวมบางเลเยอร์ก่อน',
  'A garment holds at most {most} elements and regions; take some off first':
    'เสื้อผ้าหนึ่งชิ้นมีองค์ประกอบและพื้นที่ได้ไม่เกิน {most} เอาบางส่วนออกก่อน',
  'A group cannot be put into itself': 'ไม่สามารถใส่กลุ่มไว้ในตัวเองได้',
  'A look holds at most {most} garments; take one off first': 'ลุคหนึ่งมีเสื้อผ้าได้ไม่เกิน {most} ชิ้น ถอดออกหนึ่งชิ้นก่อน',
  'A look holds at most {most} named versions; take the name off one of them first':
    'ลุคหนึ่งมีเวอร์ชันที่ตั้งชื่อได้ไม่เกิน {most} รายการ เอาชื่อออกจากรายการหนึ่งก่อน',
  'A palette file may have at most {most} MB': 'ไฟล์ชุดสีใหญ่ได้ไม่เกิน {most} MB',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    'แต่ละส่วนของภาพวาดต้องเป็น PNG ขนาด {side} × {side} พิกเซล 8 บิต พร้อมความโปร่งใส',
  'A piece of this painting is damaged. Nothing was taken in': 'ชิ้นส่วนหนึ่งของภาพวาดนี้เสียหาย ไม่มีสิ่งใดถูกนำเข้า',
  'A piece of this painting is missing. Nothing was taken in': 'ชิ้นส่วนหนึ่งของภาพวาดนี้หายไป ไม่มีสิ่งใดถูกนำเข้า',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    'ลายพิมพ์ส่งออกได้ไม่เกิน {most} × {most} ซม. ที่ 300 dpi โปรดลดขนาด',
  'A show has at most {most} looks; choose fewer': 'โชว์หนึ่งมีได้ไม่เกิน {most} ลุค เลือกให้น้อยลง',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    'แต่ละด้านของรูปภาพมีได้ไม่เกิน {most} พิกเซล โปรดส่งรูปที่เล็กกว่า',
  'A slogan holds at most {most} texts': 'สโลแกนมีข้อความได้ไม่เกิน {most} รายการ',
  'A tag may have at most {most} characters': 'แท็กยาวได้ไม่เกิน {most} ตัวอักษร',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    'รุ่นทดลองเก็บรูปได้ไม่เกิน {most} รูป สมัครสมาชิกเพื่ออัปโหลดเพิ่ม',
  'All garments of this look are hidden; show one of them first': 'เสื้อผ้าทุกชิ้นของลุคนี้ถูกซ่อนอยู่ แสดงสักชิ้นก่อน',
  'An enlarged print has at most {most} pixels a side': 'ลายพิมพ์ที่ขยายมีได้ด้านละไม่เกิน {most} พิกเซล',
  'An entry holds at most {most} tags': 'รายการหนึ่งมีแท็กได้ไม่เกิน {most} แท็ก',
  'At least one mannequin must match the gender of the project': 'หุ่นอย่างน้อยหนึ่งตัวต้องตรงกับเพศของโปรเจกต์',
  'At most {most} access tokens; revoke one first': 'มีโทเค็นได้ไม่เกิน {most} รายการ โปรดเพิกถอนหนึ่งรายการก่อน',
  'At most {most} brands; delete one first': 'มีแบรนด์ได้ไม่เกิน {most} ลบหนึ่งก่อน',
  'At most {most} brushes of your own; take one away first': 'มีพู่กันของคุณเองได้ไม่เกิน {most} อัน โปรดนำออกหนึ่งอันก่อน',
  'At most {most} files at once; send the others afterwards': 'ส่งได้ครั้งละไม่เกิน {most} ไฟล์ ที่เหลือส่งทีหลัง',
  'At most {most} paintings; put one into the bin first': 'มีภาพวาดได้ไม่เกิน {most} ภาพ โปรดย้ายหนึ่งภาพลงถังขยะก่อน',
  'At most {most} patterns; put one into the bin first': 'แพตเทิร์นได้มากสุด {most} รายการ โปรดทิ้งลงถังก่อนหนึ่งรายการ',
  'Choose 1 to {most} mannequins': 'เลือกหุ่น 1 ถึง {most} ตัว',
  'Choose a category, a sketch, or describe the garment in words': 'เลือกหมวดหมู่ สเก็ตช์ หรืออธิบายเสื้อผ้าเป็นข้อความ',
  'Choose at least one colour': 'เลือกอย่างน้อยหนึ่งสี',
  'Choose at least one look': 'เลือกลุคอย่างน้อยหนึ่งลุค',
  'Choose at least one mannequin': 'เลือกหุ่นอย่างน้อยหนึ่งตัว',
  'Choose at least one picture': 'เลือกรูปอย่างน้อยหนึ่งรูป',
  'Choose the picture that is the ground': 'เลือกภาพที่จะใช้เป็นพื้นหลัง',
  'Declare that you hold the rights in these pictures': 'ยืนยันว่าคุณมีสิทธิ์ในรูปเหล่านี้',
  'Describe in words what is to be made': 'อธิบายเป็นข้อความว่าจะสร้างอะไร',
  'Describe the mood in words or choose at least one colour': 'อธิบายอารมณ์เป็นข้อความหรือเลือกอย่างน้อยหนึ่งสี',
  'Enter an email address like name@example.com': 'กรอกอีเมลเช่น name@example.com',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'GIF และลำดับภาพ PNG ทำได้จากภาพยนตร์ไม่เกิน {most} เฟรม เลือก MP4 หรือทำให้สั้นลง',
  'Give the project a name': 'ตั้งชื่อโปรเจกต์',
  'Liked looks and own mannequins stay in their part of the library': 'ลุคที่ชอบและหุ่นของคุณเองอยู่ในส่วนเดิมของคลัง',
  'Liquify failed; the layer is as it was before': 'การบิดภาพล้มเหลว เลเยอร์ยังคงเหมือนเดิม',
  'Liquify is not ready yet; please try again in a moment': 'การบิดภาพยังไม่พร้อม โปรดลองอีกครั้งในอีกสักครู่',
  'Liquify moves paint: rasterize the layer “{name}” first':
    'การบิดภาพทำงานกับสีที่วาดไว้ โปรดแปลงเลเยอร์ “{name}” เป็นราสเตอร์ก่อน',
  'Login is temporarily out of service': 'ระบบเข้าสู่ระบบใช้งานไม่ได้ชั่วคราว',
  'Look at the points of this mannequin before it is used': 'ตรวจจุดของหุ่นนี้ก่อนใช้งาน',
  'Many files are being read at the moment; please try again in a minute':
    'ขณะนี้กำลังอ่านไฟล์จำนวนมาก โปรดลองอีกครั้งในหนึ่งนาที',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    'วันนี้มีการส่งจากเครือข่ายของคุณเกิน {most} MB โปรดทำต่อพรุ่งนี้',
  'Moving pictures cannot be used; please send a still one': 'ใช้ภาพเคลื่อนไหวไม่ได้ โปรดส่งภาพนิ่ง',
  'No figure was found in the picture': 'ไม่พบคนในรูปภาพ',
  'No font here has these letters: {letters}': 'ไม่มีแบบอักษรที่มีตัวอักษรเหล่านี้: {letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    'ไม่พบเสื้อผ้าในภาพนี้ โปรดเลือกภาพอื่น หรือขีดเส้นบนเสื้อผ้าที่ต้องการ',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    'ไม่พบเสื้อผ้าในรูปนี้ โปรดเลือกรูปเสื้อผ้าชิ้นเดียวบนพื้นเรียบ',
  'No look of this project is liked yet; like one first': 'ยังไม่มีลุคที่ถูกใจในโปรเจกต์นี้ กดถูกใจสักลุคก่อน',
  'No picture arrived with the request': 'ไม่มีรูปภาพมากับคำขอ',
  'None of these has a picture to pack': 'ไม่มีรูปให้รวม',
  'Nothing in the picture belongs to this region; choose more of it': 'ไม่มีสิ่งใดในภาพอยู่ในบริเวณนี้ เลือกให้กว้างขึ้น',
  'Nothing is drawn: at least one line segment is needed': 'ยังไม่ได้วาดอะไร ต้องมีส่วนของเส้นอย่างน้อยหนึ่งเส้น',
  'Nothing is selected there; the selection stays as it was': 'ตรงนั้นไม่มีอะไรให้เลือก การเลือกยังเหมือนเดิม',
  'Nothing of the picture would be left; choose a larger part of it': 'จะไม่เหลืออะไรของรูป เลือกส่วนที่ใหญ่ขึ้น',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    'อ่านความต้องการจากข้อความนี้ไม่ได้ โปรดระบุโมทีฟ สี หรืออารมณ์ หรือเลือกรูป',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    'ไม่มีสิ่งใดเด่นในรูปนี้ วาดกรอบล้อม หรือทำเครื่องหมายสิ่งที่จะเก็บ',
  'One ZIP holds at most {most} MB; choose fewer pictures': 'ZIP หนึ่งไฟล์ใหญ่ได้ไม่เกิน {most} MB เลือกรูปให้น้อยลง',
  'One image failed to generate': 'สร้างรูปหนึ่งรูปไม่สำเร็จ',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    'สั่งได้ครั้งละไม่เกิน {most} เรื่อง เลือกลุคให้น้อยลง หรือถ่ายเป็นโชว์เดียว',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    'สั่งได้ครั้งละไม่เกิน {most} ภาพ เลือกลุคหรือจำนวนผลลัพธ์ให้น้อยลง',
  'Only paint can be warped: rasterize the layer “{name}” first':
    'บิดได้เฉพาะสีที่วาดเท่านั้น แปลงเลเยอร์ “{name}” เป็นภาพแรสเตอร์ก่อน',
  'Only prints can be enlarged': 'ขยายได้เฉพาะลายพิมพ์',
  'Only what is in the bin can be deleted for good': 'ลบถาวรได้เฉพาะสิ่งที่อยู่ในถังขยะ',
  'Parts of this painting did not arrive as they were sent; please try again':
    'บางส่วนของภาพวาดนี้มาถึงไม่ตรงกับที่ส่ง โปรดลองอีกครั้ง',
  'Please log in or upgrade to use this': 'โปรดเข้าสู่ระบบหรืออัปเกรดเพื่อใช้ส่วนนี้',
  'Please login and try again~': 'โปรดเข้าสู่ระบบแล้วลองอีกครั้ง~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    'มีหลายคนในภาพนี้ โปรดเลือกภาพที่มีคนเดียว หรือทำเครื่องหมายคนที่ต้องการ',
  'Sketches are made of garments; name one, such as a blouse or a coat': 'สเก็ตช์สร้างจากเสื้อผ้า โปรดระบุ เช่น เสื้อเบลาส์หรือโค้ท',
  'Something went wrong on our side. Nothing was lost; please try again':
    'เกิดข้อผิดพลาดทางฝั่งเรา ไม่มีสิ่งใดสูญหาย โปรดลองอีกครั้ง',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'ไฟล์ Photoshop ขาดตอนหรือเสียหาย ไม่มีสิ่งใดถูกนำเข้า โปรดบันทึกใหม่อีกครั้ง',
  'The collection file holds more than is taken in: {rule}': 'ไฟล์คอลเลกชันมีมากกว่าที่รับได้: {rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    'ไฟล์คอลเลกชันเสียหาย: {rule} ยังไม่ได้นำเข้าอะไร โปรดส่งออกใหม่',
  'The colour code {code} was not found': 'ไม่พบรหัสสี {code}',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    'สีของไฟล์ Photoshop นี้เป็น {mode} โปรดเปลี่ยนเป็น RGB แล้วบันทึกใหม่',
  'The description': 'คำอธิบาย',
  'The email address': 'อีเมล',
  'The email or the password is not right': 'อีเมลหรือรหัสผ่านไม่ถูกต้อง',
  'The file could not be exported': 'ส่งออกไฟล์ไม่ได้',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    'ไฟล์มีสิ่งอื่นนอกจากรูปภาพ โปรดบันทึกเป็น PNG หรือ JPEG ธรรมดา',
  'The file is cut off or damaged; save it again and retry': 'ไฟล์ขาดหรือเสียหาย บันทึกใหม่แล้วลองอีกครั้ง',
  'The file is empty; it has 0 bytes': 'ไฟล์ว่าง มี 0 ไบต์',
  'The file is larger than {most} MB': 'ไฟล์ใหญ่กว่า {most} MB',
  'The form with the file could not be read; please send it again': 'อ่านแบบฟอร์มที่มีไฟล์ไม่ได้ โปรดส่งอีกครั้ง',
  'The layer could not be rasterized; it is as it was before': 'แปลงเลเยอร์เป็นราสเตอร์ไม่สำเร็จ เลเยอร์ยังคงเหมือนเดิม',
  'The layer “{name}” is fixed; release it first': 'เลเยอร์ “{name}” ถูกล็อกไว้ กรุณาปลดล็อกก่อน',
  'The layer “{name}” is hidden; show it to paint on it': 'เลเยอร์ “{name}” ถูกซ่อนอยู่ แสดงก่อนจึงจะระบายสีได้',
  'The layer “{name}” is pinned and keeps its place in the order': 'เลเยอร์ “{name}” ถูกปักหมุดและคงลำดับเดิมไว้',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    'เลเยอร์ “{name}” เป็นพื้นหลัง ลบไม่ได้และอยู่ล่างสุดเสมอ',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    'เลเยอร์ของไฟล์นี้รวมกันมีมากกว่า {most} ล้านพิกเซล โปรดรวมบางเลเยอร์เข้าด้วยกัน',
  'The list of words': 'คำ',
  'The name': 'ชื่อ',
  'The outline holds nothing; draw it around the garment': 'ในเส้นขอบไม่มีอะไร โปรดวาดรอบเสื้อผ้า',
  'The painting holds more than can be opened: {part}': 'ภาพวาดมีเนื้อหามากเกินกว่าจะเปิดได้: {part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    'ภาพวาดขาดตอนหรือเสียหาย: {part} ไม่มีสิ่งใดถูกนำเข้า โปรดบันทึกใหม่อีกครั้ง',
  'The palette file holds no colours': 'ไฟล์ชุดสีไม่มีสี',
  'The palette file is cut off or damaged; please save it again and retry': 'ไฟล์ชุดสีขาดหรือเสียหาย โปรดบันทึกใหม่แล้วลองอีกครั้ง',
  'The password': 'รหัสผ่าน',
  'The picture has more than {most} million pixels; please send a smaller one':
    'รูปภาพมีเกิน {most} ล้านพิกเซล โปรดส่งรูปที่เล็กกว่า',
  'The picture is cut off or damaged; please save it again and retry': 'รูปภาพไม่สมบูรณ์หรือเสียหาย โปรดบันทึกใหม่แล้วลองอีกครั้ง',
  'The picture is larger than {most} MB': 'รูปภาพมีขนาดเกิน {most} MB',
  'The picture is too small; it needs at least {least} pixels a side': 'รูปเล็กเกินไป ต้องมีด้านละอย่างน้อย {least} พิกเซล',
  'The present password is not right': 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    'งานพิมพ์จะเกิน {most} ล้านพิกเซล เลือกขนาดเล็กลงหรือ 150 dpi',
  'The request could not be read as JSON': 'ไม่สามารถอ่านคำขอเป็น JSON ได้',
  'The request holds more values than can be read at once': 'คำขอมีค่ามากเกินกว่าจะอ่านได้ในครั้งเดียว',
  'The request is larger than {most} kB': 'คำขอมีขนาดเกิน {most} kB',
  'The request is nested deeper than {most} levels': 'คำขอซ้อนกันลึกเกิน {most} ชั้น',
  'The search': 'คำค้นหา',
  'The sides of a canvas are between 1 and {most} pixels': 'ด้านของผืนผ้าใบต้องอยู่ระหว่าง 1 ถึง {most} พิกเซล',
  'The slogan': 'สโลแกน',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    'สตูดิโอเชื่อมต่อฐานข้อมูลไม่ได้ชั่วคราว ไม่มีอะไรสูญหาย โปรดลองอีกครั้ง',
  'The text': 'ข้อความ',
  'The upload failed. Nothing was stored; please try again': 'อัปโหลดไม่สำเร็จ ไม่มีสิ่งใดถูกบันทึก โปรดลองอีกครั้ง',
  'There are no words in this file': 'ไฟล์นี้ไม่มีถ้อยคำ',
  'There is no layer of paint below to merge with': 'ไม่มีเลเยอร์ระบายสีด้านล่างให้รวม',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    'ไม่มีที่ว่างให้เก็บ ไม่มีอะไรเปลี่ยนหรือสูญหาย ลองอีกครั้งเมื่อมีที่ว่าง',
  'There is nothing on this board to print yet': 'บอร์ดนี้ยังไม่มีอะไรให้พิมพ์',
  'There is nothing on this layer yet': 'ยังไม่มีอะไรบนเลเยอร์นี้',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    'มุมทั้งสี่นี้ไม่ได้ล้อมสิ่งใด วางมุมซ้ายบนก่อนแล้วไล่ตามเข็มนาฬิกา',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    'PDF นี้มีแต่ภาพหน้าและไม่มีข้อความ ส่งข้อความหรือ PDF ที่มีข้อความ',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    'ไฟล์ Photoshop นี้มี {bits} บิตต่อช่องสี โปรดเปลี่ยนเป็น 8 แล้วบันทึกใหม่',
  'This Word file holds macros; save it as .docx without them': 'ไฟล์ Word นี้มีมาโคร บันทึกเป็น .docx ที่ไม่มีมาโคร',
  'This board holds at most {most}; the rest was not added': 'บอร์ดนี้มีได้ไม่เกิน {most} รายการ ที่เหลือไม่ถูกเพิ่ม',
  'This collection was written by a newer Toile; update this one first':
    'คอลเลกชันนี้เขียนด้วย Toile รุ่นใหม่กว่า โปรดอัปเดตที่นี่ก่อน',
  'This file has more than {most} layers; merge some of them': 'ไฟล์นี้มีมากกว่า {most} เลเยอร์ โปรดรวมบางเลเยอร์เข้าด้วยกัน',
  'This file is locked with a password; save it without one and send it again':
    'ไฟล์นี้ล็อกด้วยรหัสผ่าน บันทึกแบบไม่มีรหัสแล้วส่งใหม่',
  'This file is no longer kept; please choose it again': 'ไม่ได้เก็บไฟล์นี้ไว้แล้ว โปรดเลือกอีกครั้ง',
  'This file is no longer kept; please export it again': 'ไม่ได้เก็บไฟล์นี้ไว้แล้ว โปรดส่งออกอีกครั้ง',
  'This file is not a Toile design: {rule}': 'ไฟล์นี้ไม่ใช่ดีไซน์ของ Toile: {rule}',
  'This file unpacks to more than can be read; send the text alone': 'ไฟล์นี้คลายออกมาใหญ่เกินกว่าที่อ่านได้ ส่งเฉพาะข้อความ',
  'This format has room for one look; choose the wide one to film looks beside each other':
    'รูปแบบนี้มีที่สำหรับลุคเดียว เลือกแบบกว้างเพื่อถ่ายลุคเคียงกัน',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    'เสื้อผ้านี้ไม่ได้ตัดเย็บจากผ้าผืนเรียบที่นี่ จึงไม่มีแพตเทิร์น',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    'นี่คือไฟล์ Photoshop ขนาดใหญ่ (PSB) โปรดบันทึกเป็น PSD แล้วส่งใหม่',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP': 'นี่คือไฟล์ {kind} รูปภาพรับเป็น PNG, JPEG หรือ WebP',
  'This is an old Word file; save it as .docx and send it again': 'เป็นไฟล์ Word รุ่นเก่า บันทึกเป็น .docx แล้วส่งใหม่',
  'This is not a Photoshop file (PSD) that can be read': 'นี่ไม่ใช่ไฟล์ Photoshop (PSD) ที่อ่านได้',
  'This is not a Toile collection file; choose one that Toile exported':
    'ไม่ใช่ไฟล์คอลเลกชันของ Toile เลือกไฟล์ที่ส่งออกจาก Toile',
  'This is not a painting of Toile; choose a file that Toile saved': 'นี่ไม่ใช่ภาพวาดของ Toile โปรดเลือกไฟล์ที่ Toile บันทึกไว้',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    'ไม่ใช่ชุดสีที่อ่านได้ที่นี่ ส่งไฟล์ ASE, ACO, GPL หรือ CSV',
  'This is not here: it may have been deleted, or the address is wrong': 'ไม่พบสิ่งนี้ อาจถูกลบไปแล้วหรือที่อยู่ไม่ถูกต้อง',
  'This is not part of the trial. Subscribe to use it': 'ส่วนนี้ไม่รวมในรุ่นทดลอง สมัครสมาชิกเพื่อใช้งาน',
  'This layer has no mask': 'เลเยอร์นี้ไม่มีมาสก์',
  'This layer is not here any more': 'ไม่มีเลเยอร์นี้แล้ว',
  'This layer takes no paint; pick a layer of paint, or rasterize it':
    'เลเยอร์นี้ระบายสีไม่ได้ เลือกเลเยอร์สำหรับระบายสีหรือแปลงเป็นแรสเตอร์',
  'This list cannot be continued from there; load it again': 'ต่อรายการจากตรงนั้นไม่ได้ โหลดใหม่อีกครั้ง',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    'ลุคนี้เป็นผลงานที่สร้างซ้ำ ออกแบบใหม่ได้ แต่แก้ไขด้วยมือไม่ได้',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    'ลุคนี้มีเฉพาะด้านหน้าจึงหมุนตัวไม่ได้ โปรดเลือกการเคลื่อนไหวที่หันหน้าเสมอ',
  'This look stands flat as a drawing; give it a pose before it moves': 'ลุคนี้เป็นภาพแบน โปรดกำหนดท่าก่อนให้เคลื่อนไหว',
  'This look was deleted; restore it to work on it': 'ลุคนี้ถูกลบแล้ว กู้คืนก่อนจึงจะทำงานต่อได้',
  'This motion is for children': 'การเคลื่อนไหวนี้สำหรับเด็ก',
  'This motion opens a coat or jacket; none here hangs open': 'ท่านี้เปิดเสื้อโค้ตหรือแจ็กเก็ต แต่ลุคนี้ไม่มีตัวที่เปิดได้',
  'This motion swings a wide skirt or dress; this look has none': 'ท่านี้สะบัดกระโปรงหรือเดรสบาน แต่ลุคนี้ไม่มี',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    'ภาพวาดนี้ใหญ่เกินกว่าจะบันทึกได้ โปรดรวมเลเยอร์หรือย่อขนาดแผ่นภาพ',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    'ภาพวาดนี้อ้างถึงเลเยอร์ที่ไม่มีอยู่หรือซ้ำกัน ไม่มีสิ่งใดถูกนำเข้า',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    'รูปภาพนี้หนักเกินกว่าจะเปิดได้ โปรดบันทึกใหม่เป็น PNG หรือ JPEG ธรรมดา',
  'This region covers nothing; draw a closed outline round some cloth': 'พื้นที่นี้ไม่ครอบคลุมอะไรเลย โปรดวาดเส้นปิดรอบเนื้อผ้า',
  'This request came from the page of another site and was not carried out': 'คำขอนี้มาจากหน้าของเว็บไซต์อื่น จึงไม่ได้ดำเนินการ',
  'This request was already sent with other contents': 'คำขอนี้ถูกส่งไปแล้วด้วยเนื้อหาอื่น',
  'This studio is for people with an account. Please sign in': 'สตูดิโอนี้สำหรับผู้ที่มีบัญชีเท่านั้น โปรดเข้าสู่ระบบ',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    'สตูดิโอนี้ทำ WebM ไม่ได้ เพราะต้องมี ffmpeg ที่รองรับ เลือก MP4, GIF หรือ PNG',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    'สตูดิโอนี้ไม่เปิดให้สมัครบัญชีเอง โปรดขอบัญชีจากผู้ดูแล',
  'This task has already ended': 'งานนี้สิ้นสุดแล้ว',
  'This took longer than a minute and was stopped. Please try again': 'ใช้เวลาเกินหนึ่งนาทีจึงถูกหยุด โปรดลองอีกครั้ง',
  'This was already done and is not done a second time': 'ดำเนินการนี้ไปแล้ว และจะไม่ทำซ้ำอีกครั้ง',
  'This was changed in another window. Reload to see the newer version': 'สิ่งนี้ถูกแก้ไขในหน้าต่างอื่น โหลดใหม่เพื่อดูเวอร์ชันล่าสุด',
  'This was saved by a newer Toile; update this one first': 'สิ่งนี้ถูกบันทึกโดย Toile รุ่นใหม่กว่า โปรดอัปเดตรุ่นนี้ก่อน',
  'Too little of the picture is left to fill this with; mark a smaller part':
    'เหลือภาพน้อยเกินไปที่จะนำมาเติมส่วนนี้ ทำเครื่องหมายให้เล็กลง',
  'Too many attempts in a row. Please wait {seconds} s and try again': 'พยายามถี่เกินไป โปรดรอ {seconds} วินาทีแล้วลองอีกครั้ง',
  'Too many attempts. Please wait {minutes} min': 'พยายามหลายครั้งเกินไป โปรดรอ {minutes} นาที',
  'Too many people are signing in right now. Please try again in a moment':
    'ขณะนี้มีผู้เข้าสู่ระบบพร้อมกันมากเกินไป โปรดลองใหม่อีกครั้งในอีกสักครู่',
  'What is shown reaches this side of the picture; add room at another one': 'สิ่งที่อยู่ในภาพชิดขอบด้านนี้ เพิ่มพื้นที่ที่ด้านอื่น',
  'Write a name for the tag': 'เขียนชื่อแท็ก',
  'Write at least one text': 'เขียนข้อความอย่างน้อยหนึ่งรายการ',
  'You can only upload Image file!': 'อัปโหลดได้เฉพาะไฟล์รูปภาพเท่านั้น!',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    'คุณมีบัญชีที่ใช้อีเมลนี้อยู่แล้ว โปรดเข้าสู่ระบบ งานจากการเยี่ยมชมครั้งนี้จะไม่ย้ายไปยังบัญชีนั้น',
  'You need {needed} credits and have {left}': 'ต้องใช้ {needed} เครดิต คุณมี {left}',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    'ไฟล์ของคุณใช้พื้นที่ {most} MB จนเต็มแล้ว โปรดลบบางไฟล์เพื่อเพิ่มที่ว่าง',
  'Your name': 'ชื่อของคุณ',
  '{code} is not a colour: write #rrggbb or a code like 19-4052': '{code} ไม่ใช่สี เขียน #rrggbb หรือรหัสเช่น 19-4052',
  '{count} parts of this painting have not arrived yet': 'ยังมี {count} ส่วนของภาพวาดนี้ที่ยังมาไม่ถึง',
  '{field} does not have the right form': '{field} มีรูปแบบไม่ถูกต้อง',
  '{field} is not known here': 'ไม่รู้จัก {field} ที่นี่',
  '{field} is required': 'ต้องระบุ {field}',
  '{field} may be at most {most}': '{field} ต้องไม่เกิน {most}',
  '{field} may have at most {most} characters': '{field} มีได้ไม่เกิน {most} อักขระ',
  '{field} may have at most {most} entries': '{field} มีได้ไม่เกิน {most} รายการ',
  '{field} must be at least {least}': '{field} ต้องไม่น้อยกว่า {least}',
  '{field} must be of another kind: {rule}': '{field} ต้องเป็นชนิดอื่น: {rule}',
  '{field} must be one of: {rule}': '{field} ต้องเป็นหนึ่งใน: {rule}',
  '{field} must have at least {least} characters': '{field} ต้องมีอย่างน้อย {least} อักขระ',
  '{field} needs at least {least} entries': '{field} ต้องมีอย่างน้อย {least} รายการ',
  '{garment} has no setting that is called {knob}': '{garment} ไม่มีการตั้งค่าชื่อ {knob}',
  '{knob} of {garment} is one of these: {rule}': '{knob} ของ{garment} ต้องเป็นอย่างใดอย่างหนึ่ง: {rule}',
  '{knob} of {garment} must lie between {least} and {most}': '{knob}ของ{garment}ต้องอยู่ระหว่าง {least} ถึง {most}',
  '{most} files of yours are being made already; wait for one or cancel it':
    'กำลังสร้างไฟล์ของคุณอยู่แล้ว {most} ไฟล์ โปรดรอให้เสร็จสักไฟล์หรือยกเลิกหนึ่งไฟล์',
  '{name} could not be drawn; it costs nothing': 'วาด {name} ไม่ได้ และไม่คิดค่าใช้จ่าย',
  '{name} is left out: all of its garments are hidden': '{name} ถูกข้ามไป: เสื้อผ้าทุกชิ้นถูกซ่อนอยู่',
  '{name} is left out: it cannot move so': '{name} ถูกเว้นไว้ เพราะเคลื่อนไหวแบบนี้ไม่ได้',
  '{name} is left out: no garment was found in it': 'ไม่ได้ใช้ {name} เพราะไม่พบเสื้อผ้าในภาพ',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    'ไม่ได้ใช้ {name} เพราะเราไม่แน่ใจว่าเป็นอะไร โปรดเลือกหมวดหมู่บนสเก็ตช์บอร์ด',
}
